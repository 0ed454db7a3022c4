/** The commands, each with its argument and help text. */
export const COMMANDS = {
  init: { folder: '<folder>', help: 'writes a small site into a new folder' },
  new: { folder: '<page>', help: 'creates a page of --site, such as guides/install' },
  dev: { folder: '<site>', help: "the author's server: shows edits at once" },
  build: { folder: '<site>', help: 'writes the site to --out (dist)' },
  samples: { folder: '<site>', help: 'compiles the samples of the docs, and runs those that are to be run' },
  diagrams: { folder: '<site>', help: 'draws the diagrams of the docs that have no drawing yet' },
  migrate: {
    folder: '<site>',
    help: 'shows what a Docusaurus site becomes; writes site.config.ts with --write',
  },
  start: { folder: '<site>', help: 'builds if needed, then serves' },
  serve: { folder: '<dist>', help: 'serves a built site under --base' },
}

export type Command = keyof typeof COMMANDS

/** Options for `parseArgs`, each with a placeholder for its value and a help text. */
export const OPTIONS = {
  port: {
    type: 'string',
    value: 'N',
    help: 'the port to listen on (else PORT, else 3000; 0 picks a free one)',
  },
  out: { type: 'string', default: 'dist', value: 'DIR', help: 'the folder of the built site' },
  cache: { type: 'string', value: 'DIR', help: 'the folder for cached results' },
  base: { type: 'string', default: '/', value: 'PATH', help: 'the base path of the built site' },
  site: { type: 'string', default: '.', value: 'DIR', help: 'the folder of the site that gets a new page' },
  engine: { type: 'string', value: 'FILE', help: 'the package of the engine for a new site' },
  limit: { type: 'string', default: '120', value: 'S', help: 'the seconds that one page may take to build' },
  write: { type: 'boolean', value: '', help: 'writes the configuration that migrate shows' },
  compare: { type: 'string', value: 'DIR', help: 'the build of Docusaurus that migrate compares --out with' },
  update: { type: 'boolean', value: '', help: 'takes what samples do now for what they are to do' },
  verbose: { type: 'boolean', value: '', help: 'shows every warning, also of a kind with many' },
  help: { type: 'boolean', short: 'h', value: '', help: 'shows this text' },
} as const

export function usage(): string {
  const commands = Object.entries(COMMANDS).map(([name, { folder, help }]) => row(`${name} ${folder}`, help))
  const options = Object.entries(OPTIONS).map(([name, { value, help }]) => row(`--${name} ${value}`, help))
  return ['Usage: docs <command> [folder]', '', ...commands, '', ...options].join('\n')
}

function row(name: string, help: string): string {
  return `  ${name.padEnd(16)}${help}`
}
