/** The commands, each with its argument and help text. */
export const COMMANDS = {
  init: { folder: '<folder>', help: 'writes a small site into a new folder' },
  new: { folder: '<page>', help: 'creates a page in --site, such as guides/install' },
  dev: { folder: '<site>', help: 'serves the site and shows edits at once' },
  build: { folder: '<site>', help: 'writes the site to --out (dist)' },
  samples: { folder: '<site>', help: 'compiles the samples in the docs, and runs those marked to run' },
  diagrams: { folder: '<site>', help: 'draws the diagrams that have not been drawn yet' },
  migrate: {
    folder: '<site>',
    help: 'shows how a Docusaurus site converts; writes site.config.ts with --write',
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
    help: 'the port to listen on (default: PORT or 3000; 0 picks a free one)',
  },
  out: { type: 'string', default: 'dist', value: 'DIR', help: 'the folder of the built site' },
  cache: { type: 'string', value: 'DIR', help: 'the folder for cached results' },
  base: { type: 'string', default: '/', value: 'PATH', help: 'the base path of the built site' },
  site: { type: 'string', default: '.', value: 'DIR', help: 'the folder of the site for a new page' },
  engine: { type: 'string', value: 'FILE', help: 'the engine package for a new site' },
  limit: { type: 'string', default: '120', value: 'S', help: 'how many seconds one page may take to build' },
  write: { type: 'boolean', value: '', help: 'writes the configuration that migrate shows' },
  compare: { type: 'string', value: 'DIR', help: 'the Docusaurus build that migrate compares with --out' },
  update: { type: 'boolean', value: '', help: 'accepts what samples do now as the expected result' },
  verbose: { type: 'boolean', value: '', help: 'shows every warning, even many of one kind' },
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
