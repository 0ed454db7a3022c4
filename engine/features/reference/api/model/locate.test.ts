import { join } from 'pathe'
import { expect, test } from 'vitest'
import { openStore, type Store } from '../../../../cache/store'
import { SiteError } from '../../../../diagnostics/problem'
import { writeFiles } from '../testing'
import { locateDeclared, locatePackage } from './locate'
import { readPackages } from './read-package'

const PLACE = { file: 'site.config.ts', line: 5 }

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((caught: unknown) => caught)
  return error instanceof SiteError ? error.message : 'no SiteError'
}

test('[D3] a package that is not installed', async () => {
  expect(await messageOf(locatePackage('@harbor/none', writeFiles({}), PLACE))).toMatchInlineSnapshot(`
    "\`reference\` names a package that is not installed: @harbor/none
      at        site.config.ts:5
      expected  a package in the node_modules of the site's folder, or of one above it
      received  @harbor/none
      fix       Correct \`reference\`, or install it: npm install @harbor/none"
  `)
})

test('[D3] a package without declarations', async () => {
  const root = writeFiles({ 'own/package.json': '{ "name": "own" }' })
  expect(await messageOf(locatePackage('./own', root, PLACE))).toMatchInlineSnapshot(`
    "\`reference\` names a package without type declarations: ./own
      at        site.config.ts:5
      expected  a package whose package.json says where its types are
      received  no \`types\` in the package.json of ./own
      fix       Describe it with your own declarations in \`declared\` of \`reference()\`."
  `)
})

test('[D3] a folder of declarations that does not exist', async () => {
  expect(
    await messageOf(locateDeclared('@harbor/widgets', 'api/none', writeFiles({}), PLACE)),
  ).toMatchInlineSnapshot(`
    "\`declared\` of \`reference()\` names a folder that does not exist: api/none
      at        site.config.ts:5
      expected  the folder of the declarations of @harbor/widgets, relative to the site's folder
      received  api/none
      fix       Correct \`declared\` of \`reference()\`, or create api/none."
  `)
})

test('an installed package is found where Node would find it, and knows its version', async () => {
  const root = writeFiles({
    'node_modules/@harbor/tides/package.json':
      '{ "version": "1.0.0", "exports": { ".": { "types": "./a.d.ts" } } }',
    'node_modules/@harbor/tides/a.d.ts': 'export {}',
  })
  expect(await locatePackage('@harbor/tides', root)).toMatchObject({
    name: '@harbor/tides',
    version: '1.0.0',
  })
})

test('declarations are found below the conditions of an entry', async () => {
  const types = { types: './a.d.mts', default: './a.mjs' }
  const targets = [
    { '.': { import: types } },
    { import: types, require: './a.cjs' },
    { '.': { default: './a.js', node: null, import: { default: types } } },
    './a.d.mts',
  ]
  for (const exports of targets) {
    const manifest = JSON.stringify({ types: 'none.d.ts', exports })
    const root = writeFiles({ 'own/package.json': manifest, 'own/a.d.mts': 'export {}' })
    const path = join(root, 'own/a.d.mts')
    const located = await locatePackage('./own', root)
    expect(located).toMatchObject({ entries: [path], files: [{ path, text: 'export {}' }] })
  }
})

test('a package that has not changed is not read again', async () => {
  const files = {
    'own/package.json': '{ "name": "own", "types": "index.d.ts" }',
    'own/index.d.ts': 'export declare const a: 1',
  }
  let writes = 0
  const opened = openStore(writeFiles({}), 'shared/packages')
  const store: Pick<Store, 'memo'> = {
    memo: (key, make) =>
      opened.memo(key, () => {
        writes += 1
        return make()
      }),
  }
  const read = (root: string) =>
    readPackages({
      root,
      packages: ['./own'],
      declared: {},
      locationOf: () => undefined,
      store,
    })
  await read(writeFiles(files))
  await read(writeFiles(files))
  expect(writes).toBe(1)
  const [changed] = await read(writeFiles({ ...files, 'own/index.d.ts': 'export declare const b: 1' }))
  expect(changed?.exports.map(({ name }) => name)).toEqual(['b'])
  expect(writes).toBe(2)
})
