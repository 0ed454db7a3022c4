import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { writeSite } from '../content/test-site'
import { moduleDigests } from './module-digest'

afterEach(() => vi.unstubAllEnvs())

/** Adds files to a folder, loads its `entry.ts` as a build does, after another file if one is named, and returns its digest. */
async function digestOf(
  files: Record<string, string>,
  root = writeSite({}),
  first = 'entry.ts',
): Promise<string | undefined> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { ssr } = server.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The environment cannot run modules.')
    const entry = join(root, 'entry.ts')
    for (const file of [join(root, first), entry]) await ssr.runner.import(file)
    return moduleDigests(ssr)(entry)
  } finally {
    await server.close()
  }
}

const PACKAGE = {
  'entry.ts': "import { tide } from 'tides'\nexport const a = tide",
  'node_modules/tides/index.js': 'export const tide = 1',
}
const manifest = (version: string) => ({
  'node_modules/tides/package.json': JSON.stringify({
    name: 'tides',
    version,
    type: 'module',
    main: 'index.js',
  }),
})

/** Returns a module that imports a package with this code. */
const using = (code: string) => ({
  ...PACKAGE,
  ...manifest('1.0.0'),
  'node_modules/tides/index.js': "export { tide } from './lib/tide.js'",
  'node_modules/tides/lib/tide.js': code,
})

test.each<[string, Record<string, string>]>([
  ['reads the clock', { 'entry.ts': 'export const a = () => new Date().getFullYear()' }],
  [
    'reads files',
    { 'entry.ts': "import { readFileSync } from 'node:fs'\nexport const a = () => readFileSync" },
  ],
  [
    'imports a module that reads the environment',
    { 'entry.ts': "export { a } from './b'", 'b.ts': 'export const a = { ...process.env }' },
  ],
  ['imports a package that reads files', using("export { readdirSync as tide } from 'node:fs'")],
  [
    'imports a package whose own package reads files',
    {
      ...using("export { moon as tide } from 'moons'"),
      'node_modules/moons/package.json':
        '{"name":"moons","type":"module","exports":{".":{"types":"./a.d.ts","default":"./lib/moon.mjs"}}}',
      'node_modules/moons/lib/moon.mjs': "export { moon } from './files.mjs'",
      'node_modules/moons/lib/files.mjs': "import { readFileSync as moon } from 'fs'\nexport { moon }",
    },
  ],
  ['imports a package that reads the clock', using('export const tide = () => new Date().getHours()')],
])('a module that %s has no digest', async (_, files) => {
  expect(await digestOf(files)).toBeUndefined()
})

test('a module that only computes has a digest', async () => {
  expect(
    await digestOf({ 'entry.ts': "import { join } from 'node:path'\nexport const a = join('a', 'b')" }),
  ).toBeDefined()
})

test('a module that imports a package that only computes has a digest', async () => {
  expect(await digestOf(using('export const tide = (day) => new Date(day).getUTCDay()'))).toBeDefined()
})

test('the digest of a module follows the variables of the environment that it names', async () => {
  const digestWith = (value: string) => {
    vi.stubEnv('TIDE', value)
    return digestOf({ 'entry.ts': 'export const a = process.env.TIDE' }, root)
  }
  const root = writeSite({})
  const digest = await digestWith('high')
  expect(digest).toBeDefined()
  expect(await digestWith('high')).toBe(digest)
  expect(await digestWith('low')).not.toBe(digest)
})

const ENTRY = { 'entry.ts': "export { a } from './b'", 'b.ts': 'export const a = 1' }

test('a module whose import was loaded by itself before has the same digest', async () => {
  const root = writeSite({})
  const digest = await digestOf(ENTRY, root)
  expect(digest).toBeDefined()
  expect(await digestOf(ENTRY, root, 'b.ts')).toBe(digest)
})

const GLOB = { 'entry.ts': "export const all = import.meta.glob('./parts/*.ts')" }

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['a module that it imports', ENTRY, { 'b.ts': 'export const a = 2' }],
  ['the version of a package', { ...PACKAGE, ...manifest('1.0.0') }, manifest('1.0.1')],
  ['the files that a pattern finds', GLOB, { 'parts/a.ts': 'export const a = 1' }],
])('the digest of a module follows %s', async (_, files, change) => {
  const root = writeSite({})
  const digest = await digestOf(files, root)
  expect(digest).toBeDefined()
  expect(await digestOf({}, root)).toBe(digest)
  expect(await digestOf(change, root)).not.toBe(digest)
})
