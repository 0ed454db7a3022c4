import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join, normalize } from 'pathe'
import { afterAll, expect, test } from 'vitest'
import { createFenceIndex } from '../../../markdown/plugins/code-fences'
import { readSitePackages } from '../../../site/packages/site-packages'
import { createFenceReader } from '../samples/fences/read-fences'
import { createTryFiles, type TryFilesOptions } from './try-files'

const cache = mkdtempSync(join(tmpdir(), 'docs-try-'))
afterAll(() => rmSync(cache, { recursive: true }))

const root = normalize(fileURLToPath(new URL('../../../../website/', import.meta.url)))
const readFences = createFenceReader(createFenceIndex(), [])
const packagesOf = (...names: string[]) => ({ packages: () => readSitePackages(root, names) })
const tryFiles = (options: Partial<TryFilesOptions> = {}) =>
  createTryFiles({ root, cache, readFences, ...packagesOf('@sinequa/atomic'), ...options })
const pageOf = (...lines: string[]) => ({ path: 'docs/a.mdx', text: lines.join('\n') })

const PAGE = pageOf(
  '```ts title="names.ts"',
  'export const names: string[] = []',
  '```',
  '```ts title="unused.ts"',
  '```',
  '```ts run try',
  "import { guid } from '@sinequa/atomic'",
  "import { names } from './names'",
  "respond('api/a', {}) // hide",
  'console.log(guid(), names)',
  '```',
  '```ts run',
  '```',
)

test('a sample has a file with all its lines and the files it imports', async () => {
  const files = tryFiles()
  const [[line, name = ''] = [], ...more] = await files.add(PAGE)
  expect([line, more]).toEqual([6, []])
  const { sandbox, packages, ...sample } = JSON.parse((await files.read(name)) ?? '')
  expect(sample.code).toContain("respond('api/a', {})\nconsole.log")
  expect(sample.files).toEqual({ 'names.ts': 'export const names: string[] = []' })
  expect(files.names()).toEqual([name, packages, sandbox].sort())
})

test('its packages are modules that are ready to run', async () => {
  const files = tryFiles()
  await files.add(PAGE)
  const packages = files.names().find((name) => name.includes('packages')) ?? ''
  const { modules, ids } = JSON.parse((await files.read(packages)) ?? '')
  expect(Object.keys(modules)).toEqual(Object.values(ids))
  expect(Object.keys(ids)).toEqual(['@sinequa/atomic'])
})

test('the sandbox may evaluate code, and nothing else', async () => {
  const files = tryFiles()
  await files.add(PAGE)
  const html = (await files.read(files.names().find((name) => name.endsWith('.htm')) ?? '')) ?? ''
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  expect(policy.replace(/'sha256-[^']+'/, "'sha256-…'")).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'unsafe-eval' 'sha256-…'; worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'"`,
  )
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('Content-Security-Policy'))
})

test('a page without a sample to try has no files', async () => {
  const files = tryFiles()
  expect(await files.add(pageOf('```ts run', '```', 'Text to try.', '```ts title="try.ts"', '```'))).toEqual(
    new Map(),
  )
  expect(files.names()).toEqual([])
  expect(files.read('try-none.json')).toBeUndefined()
})

test('a sample that cannot run has no files either: its own error says why', async () => {
  expect(await tryFiles().add(pageOf('```ts run try', "import 'elsewhere'", '```'))).toEqual(new Map())
})

test('every sample names the presets of the site, and has their packages and the mock server', async () => {
  const presets = 'docs/atomic/guides/playground.mdx'
  const server = '@search-docs/mock-server'
  const files = tryFiles({ ...packagesOf('@sinequa/atomic', server), server, presets })
  const [name = ''] = (await files.add(pageOf('```ts run try', 'console.log(1)', '```'))).values()
  const sample = JSON.parse((await files.read(name)) ?? '')
  const list = JSON.parse((await files.read(sample.presets)) ?? '')
  expect(list[0]).toEqual({ label: 'Search', code: expect.stringContaining('fetchQuery') })
  const { ids, modules, server: id } = JSON.parse((await files.read(sample.packages)) ?? '')
  expect(Object.keys(ids)).toEqual([server, '@sinequa/atomic'])
  expect(modules[id]).toBeDefined()
})

test('a page of presets that is not there, or has none, is named', async () => {
  for (const presets of ['docs/none.mdx', 'docs/index.mdx']) {
    const added = tryFiles({ presets }).add(PAGE)
    await expect(added).rejects.toThrow(`names a page without samples to start from: ${presets}`)
  }
})
