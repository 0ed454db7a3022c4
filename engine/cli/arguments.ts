import { parseArgs } from 'node:util'
import { SiteError } from '../diagnostics/problem'
import { nearest } from '../diagnostics/words'
import type { Command, CommandOption } from '../feature'
import type { FeatureCommands } from './feature-commands'
import {
  noSuchCommand,
  noSuchOption,
  optionWithoutValue,
  tooManyArguments,
  wrongLimit,
  wrongPort,
} from './problems'
import { commandNames, isOwnCommand, type OwnCommandName, optionsOf } from './usage'

/** Only these use a port: other commands must not fail because of an invalid `PORT`. */
const SERVERS: readonly string[] = ['dev', 'start', 'serve']

export interface Arguments {
  command: OwnCommandName | FeatureCommand
  folder: string
  port: number
  out: string
  cache?: string
  base: string
  site: string
  engine?: string
}

/** A command that a feature adds, with its options as they were written. */
export interface FeatureCommand {
  name: string
  run: Command['run']
  options: Readonly<Record<string, string | true>>
}

/**
 * Parses a command line; returns `'help'` if it asks for help. `added` are the commands of features.
 * @throws SiteError if it is invalid.
 */
export function readArguments(
  args: string[],
  environmentPort: string | undefined,
  added: FeatureCommands,
): Arguments | 'help' {
  const options = optionsOf(added)
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens)
    if (token.kind === 'option') checkOption(token.name, token.rawName, token.value, options)
  const [word = 'help', folder = '.', ...rest] = positionals
  if (values.help || word === 'help') return 'help'
  const command = commandOf(word, values, added)
  // Only validated here. The process that watches the command reads it; see `bin/guard.mjs`.
  if (!/^\d+$/.test(String(values.limit))) throw new SiteError(wrongLimit(String(values.limit)))
  if (rest.length > 0) throw new SiteError(tooManyArguments(rest))
  return {
    command,
    folder,
    port: readPort(values.port, SERVERS.includes(word) ? environmentPort : undefined),
    out: String(values.out),
    base: readBase(String(values.base)),
    site: String(values.site),
    ...(typeof values.engine === 'string' ? { engine: values.engine } : {}),
    ...(typeof values.cache === 'string' ? { cache: values.cache } : {}),
  }
}

function commandOf(
  word: string,
  values: Readonly<Record<string, unknown>>,
  added: FeatureCommands,
): OwnCommandName | FeatureCommand {
  if (isOwnCommand(word)) return word
  const command = added.get(word)
  const names = commandNames(added)
  if (!command) throw new SiteError(noSuchCommand(word, nearest(word, names), names))
  const written = Object.keys(command.options ?? {}).flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' || value === true ? [[name, value] as const] : []
  })
  return { name: word, run: command.run, options: Object.fromEntries(written) }
}

function checkOption(
  name: string,
  written: string,
  value: string | undefined,
  options: Readonly<Record<string, CommandOption>>,
): void {
  const known = Object.keys(options)
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (!option)
    throw new SiteError(
      noSuchOption(
        written,
        nearest(name, known).map((key) => `--${key}`),
        known,
      ),
    )
  const missing = value === undefined || value === '' || /^--?[a-z]/.test(value)
  if (option.type === 'string' && missing) throw new SiteError(optionWithoutValue(written))
}

/** Uses the option, the environment variable PORT, or 3000, in this order. */
function readPort(option: string | boolean | undefined, variable: string | undefined): number {
  const [name, text] = option === undefined ? ['PORT', variable || '3000'] : ['--port', String(option)]
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new SiteError(wrongPort(name, text))
  return port
}

/** Adds missing slashes at both ends: `docs` becomes `/docs/`. */
function readBase(base: string): string {
  const path = base.replace(/^\/+|\/+$/g, '')
  return path === '' ? '/' : `/${path}/`
}
