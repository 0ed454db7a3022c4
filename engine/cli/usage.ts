import type { CommandOption } from '../feature'
import type { FeatureCommands } from './feature-commands'

interface OwnCommand {
  folder: string
  help: string
}

/** The engine's own commands, each with its argument and help text. */
const OWN_COMMANDS = {
  init: { folder: '<folder>', help: 'writes a small site into a new folder' },
  new: { folder: '<page>', help: 'creates a page in --site, such as guides/install' },
  version: { folder: '<name>', help: 'keeps the pages of --site as they are now as a version, such as 2.0' },
  translate: { folder: '<site>', help: 'adds words to theme.json that a language of the site lacks' },
  dev: { folder: '<site>', help: 'serves the site and shows edits at once' },
  check: { folder: '<site>', help: 'says what is wrong with the site, without building it' },
  build: { folder: '<site>', help: 'writes the site to --out (dist)' },
  start: { folder: '<site>', help: 'builds if needed, then serves' },
  serve: { folder: '<dist>', help: 'serves a built site under --base' },
} satisfies Record<string, OwnCommand>

export type OwnCommandName = keyof typeof OWN_COMMANDS

export function commandNames(added: FeatureCommands): string[] {
  return [...Object.keys(OWN_COMMANDS), ...added.keys()]
}

export function isOwnCommand(word: string): word is OwnCommandName {
  return Object.hasOwn(OWN_COMMANDS, word)
}

/** Options for `parseArgs`, each with a placeholder for its value and a help text. */
export const OPTIONS = {
  port: {
    type: 'string',
    value: 'N',
    help: 'the port to listen on (default: PORT or 3000; 0 picks a free one)',
  },
  out: { type: 'string', default: 'dist', value: 'DIR', help: 'the folder of the built site' },
  cache: { type: 'string', value: 'DIR', help: 'the folder for cached results' },
  base: { type: 'string', default: '/', value: 'PATH', help: 'the base path of the built site' },
  site: {
    type: 'string',
    default: '.',
    value: 'DIR',
    help: 'the folder of the site for a new page or version',
  },
  engine: { type: 'string', value: 'FILE', help: 'the engine package for a new site' },
  limit: { type: 'string', default: '120', value: 'S', help: 'how many seconds one page may take to build' },
  verbose: { type: 'boolean', help: 'shows every warning, even many of one kind' },
  help: { type: 'boolean', short: 'h', help: 'shows this text' },
} as const satisfies Record<string, CommandOption & { default?: string; short?: string }>

/** Returns the options of all commands, by name: first the engine's, which no feature can replace. */
export function optionsOf(added: FeatureCommands): Readonly<Record<string, CommandOption>> {
  return Object.assign({}, OPTIONS, ...[...added.values()].map(({ options }) => options), OPTIONS)
}

export function usage(added: FeatureCommands): string {
  const features = [...added].map(([name, { summary }]) => row(`${name} <site>`, summary))
  const commands = Object.entries(OWN_COMMANDS).map(([name, { folder, help }]) =>
    row(`${name} ${folder}`, help),
  )
  const options = Object.entries(optionsOf(added)).map(([name, { value = '', help }]) =>
    row(`--${name} ${value}`, help),
  )
  return ['Usage: docs <command> [folder]', '', ...commands, ...features, '', ...options, '', EXTENDING].join(
    '\n',
  )
}

const EXTENDING = 'Own features, parts of the layout and plugins: docs/extending.md of the engine'

function row(name: string, help: string): string {
  return `  ${name.padEnd(16)}${help}`
}
