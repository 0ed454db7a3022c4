import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { moduleDigests } from './module-digest'

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

test.each<[string, Record<string, string>]>([
  ['reads the clock', { 'entry.ts': 'export const a = () => new Date().getFullYear()' }],
  [
    'reads files',
    { 'entry.ts': "import { readFileSync } from 'node:fs'\nexport const a = () => readFileSync" },
  ],
  [
    'imports a module that reads the environment',
    { 'entry.ts': "export { a } from './b'", 'b.ts': 'export const a = process.env.HOME' },
  ],
])('a module that %s has no digest', async (_, files) => {
  expect(await digestOf(files)).toBeUndefined()
})

test('a module that only computes has a digest', async () => {
  expect(
    await digestOf({ 'entry.ts': "import { join } from 'node:path'\nexport const a = join('a', 'b')" }),
  ).toBeDefined()
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
