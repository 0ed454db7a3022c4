import { parseArgs } from 'node:util'
import { SiteError } from '../diagnostics/problem'
import { nearest } from '../diagnostics/words'
import {
  noSuchCommand,
  noSuchOption,
  optionWithoutValue,
  tooManyArguments,
  wrongLimit,
  wrongPort,
} from './problems'
import { COMMANDS, type Command, OPTIONS } from './usage'

const COMMAND_NAMES = Object.keys(COMMANDS)

/** Only these use a port: other commands must not fail because of an invalid `PORT`. */
const SERVERS: readonly Command[] = ['dev', 'start', 'serve']

export interface Arguments {
  command: Command
  folder: string
  port: number
  out: string
  cache?: string
  base: string
  site: string
  engine?: string
  update?: true
  write?: true
  compare?: string
}

/**
 * Parses a command line; returns `'help'` if it asks for help.
 * @throws SiteError if it is invalid.
 */
export function readArguments(args: string[], environmentPort: string | undefined): Arguments | 'help' {
  const { values, positionals, tokens } = parseArgs({
    args,
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) if (token.kind === 'option') checkOption(token.name, token.rawName, token.value)
  const [command = 'help', folder = '.', ...rest] = positionals
  if (values.help || command === 'help') return 'help'
  if (!isCommand(command))
    throw new SiteError(noSuchCommand(command, nearest(command, COMMAND_NAMES), COMMAND_NAMES))
  // Only validated here. The process that watches the command reads it; see `bin/guard.mjs`.
  if (!/^\d+$/.test(String(values.limit))) throw new SiteError(wrongLimit(String(values.limit)))
  if (rest.length > 0) throw new SiteError(tooManyArguments(rest))
  return {
    command,
    folder,
    port: readPort(values.port, SERVERS.includes(command) ? environmentPort : undefined),
    out: String(values.out),
    base: readBase(String(values.base)),
    site: String(values.site),
    ...(typeof values.engine === 'string' ? { engine: values.engine } : {}),
    ...(typeof values.cache === 'string' ? { cache: values.cache } : {}),
    ...(values.update === true ? { update: true } : {}),
    ...(values.write === true ? { write: true } : {}),
    ...(typeof values.compare === 'string' ? { compare: values.compare } : {}),
  }
}

function isCommand(word: string): word is Command {
  return Object.hasOwn(COMMANDS, word)
}

function checkOption(name: string, written: string, value: string | undefined): void {
  const known = Object.keys(OPTIONS)
  const option = Object.entries(OPTIONS).find(([key]) => key === name)?.[1]
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
