import { expect, test } from 'vitest'
import { SiteError } from '../diagnostics/problem'
import { type Arguments, readArguments as readWith } from './arguments'
import { ENGINE_COMMANDS } from './feature-commands'
import { usage } from './usage'

function readArguments(args: string[], port: string | undefined): Arguments | 'help' {
  return readWith(args, port, ENGINE_COMMANDS)
}

function refusal(line: string, port?: string): string {
  try {
    readArguments(line.split(' '), port)
    return 'accepted'
  } catch (error) {
    if (error instanceof SiteError) return error.problem.what
    throw error
  }
}

test('a command line is read, with defaults for what it leaves out', () => {
  expect(readArguments(['build', 'site', '--out=x', '--cache', 'c'], undefined)).toEqual({
    command: 'build',
    folder: 'site',
    port: 3000,
    out: 'x',
    cache: 'c',
    base: '/',
    site: '.',
  })
  expect(readArguments(['serve', '--base', 'docs'], '4000')).toMatchObject({ base: '/docs/', port: 4000 })
  expect(readArguments(['dev', '--port', '0'], 'xyz')).toMatchObject({ port: 0 })
})

test('a command that needs no port ignores a PORT that is not a number', () => {
  expect(readArguments(['build'], 'xyz')).toMatchObject({ command: 'build', port: 3000 })
  for (const command of ['samples', 'diagrams'])
    expect(readArguments([command], 'xyz')).toMatchObject({ port: 3000 })
})

test('help is requested by word, by option, or by nothing at all', () => {
  for (const args of [[], ['help'], ['--help'], ['-h'], ['build', '--help']])
    expect(readArguments(args, 'xyz')).toBe('help')
})

test('a command line that makes no sense is refused in one sentence', () => {
  const lines = [
    'buil',
    'build a b c',
    'build --ot x',
    'build --out',
    'build --out --cache c',
    'build --out=',
  ]
  const ports = ['dev --port abc', 'dev --port 99999', 'dev --port -1', 'dev --port 1.5']
  expect([...lines, ...ports].map((line) => refusal(line))).toMatchInlineSnapshot(`
    [
      "There is no command buil.",
      "The command has too many arguments: b c",
      "There is no option --ot.",
      "The option --out has no value.",
      "The option --out has no value.",
      "The option --out has no value.",
      "--port is not a port number.",
      "--port is not a port number.",
      "--port is not a port number.",
      "--port is not a port number.",
    ]
  `)
  for (const command of ['dev', 'start', 'serve'])
    expect(refusal(command, 'xyz')).toBe('PORT is not a port number.')
})

test("a feature's command gets the options of its own that were written", () => {
  const read = readArguments(['migrate', 'site', '--write', '--compare', 'old', '--verbose'], undefined)
  expect(read).toMatchObject({ command: { options: { write: true, compare: 'old' } }, folder: 'site' })
  expect(readArguments(['diagrams', '--write'], undefined)).toMatchObject({ command: { options: {} } })
})

test('the help lists the commands of features and their options', () => {
  expect(usage(ENGINE_COMMANDS)).toMatch(/^ {2}migrate <site> /m)
  expect(usage(ENGINE_COMMANDS)).toMatch(/^ {2}--compare DIR /m)
})
