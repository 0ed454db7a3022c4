import { basename, join } from 'pathe'
import { expect, test } from 'vitest'
import type { ClientBundle } from '../bundle/client-bundle'
import { isListing } from '../content/routes'
import { writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { readPage } from '../render/read-page'
import { loadModels } from '../site/load-models'
import { loadSite } from '../site/setup'
import { createPageKey } from './page-key'

const CONFIG = `{ title: 'Toolkit', url: 'https://example.com', baseUrl: '/' }`
const FILES = {
  'site.config.ts': `export default ${CONFIG}`,
  'docs/a.mdx': '---\ntitle: A\n---\n\n:::tip\n\nText, and a [link](b.mdx).\n\n:::\n\n{/* a comment */}\n',
  'docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
}
const BUNDLE: ClientBundle = {
  entry: '/assets/main-1.js',
  style: { path: '/assets/main-1.css', text: '.a{}' },
  scripts: ['let a'],
  entryImports: [],
  files: [],
  islands: new Map([['theme/Tabs', { script: 'Tabs-1.js', preload: [], bytes: 0, scripts: [] }]]),
}

/** Returns the key of page `a` with these files; `digests` are those of modules. */
async function keyOf(
  changes: Record<string, string> = {},
  bundle: Partial<ClientBundle> = {},
  digests: Record<string, string> = {},
) {
  const root = writeSite({ ...FILES, ...changes })
  const setup = await loadSite(root, 'production', join(root, '.cache'))
  const [model] = await loadModels(setup, createReporter())
  const source = model.content.byRoute.get('/a')
  if (!source || isListing(source)) throw new Error('There is no page.')
  const renderer = {
    load: async () => ({}),
    resolve: async (specifier: string) => join(root, 'docs', specifier),
    digestOf: (id: string) => digests[basename(id)],
    shared: { file: 'mdx-components.tsx', names: ['Shared'] },
  }
  const page = await readPage(source, model, renderer)
  return createPageKey(model, { ...BUNDLE, ...bundle }, renderer)(page)
}

const page = (text: string) => ({ 'docs/a.mdx': `---\ntitle: A\n---\n\n${text}\n` })

test('a page keeps its key while nothing it depends on changes, whatever happens to other pages', async () => {
  const key = await keyOf()
  expect(key).toMatch(/^[\da-f]{40}$/)
  expect(await keyOf()).toBe(key)
  expect(await keyOf({ 'docs/b.mdx': '---\ntitle: B\n---\n\nAnother text.\n' })).toBe(key)
})

test.each<[string, Record<string, string>, Partial<ClientBundle>?]>([
  ['its text', page('Another text.')],
  [
    'its description',
    { 'docs/a.mdx': FILES['docs/a.mdx'].replace('title: A', 'title: A\ndescription: New') },
  ],
  ['the title of a page in its sidebar', { 'docs/b.mdx': '---\ntitle: New\n---\n\nText.\n' }],
  ['the route of a page it links to', { 'docs/b.mdx': '---\ntitle: B\nslug: /new\n---\n\nText.\n' }],
  ['a page beside it', { 'docs/c.mdx': '---\ntitle: C\n---\n\nText.\n' }],
  ['the configuration', { 'site.config.ts': FILES['site.config.ts'].replace('Toolkit', 'New') }],
  ['the entry script', {}, { entry: '/assets/main-2.js' }],
  ['the style', {}, { style: { path: '/assets/main-1.css', text: '.b{}' } }],
  ['a script of all pages', {}, { scripts: ['let b'] }],
  [
    'an island',
    {},
    { islands: new Map([['theme/Tabs', { script: 'Tabs-2.js', preload: [], bytes: 0, scripts: [] }]]) },
  ],
])('the key of a page follows %s', async (_, changes, bundle) => {
  expect(await keyOf(changes, bundle)).not.toBe(await keyOf())
})

/** A feature of the site that reads files in hooks. */
const HOOKS = `import { readFileSync } from 'node:fs'
import { defineFeature } from 'docwright/feature'

export const release = defineFeature({
  name: 'release',
  setup({ root, head }) {
    const read = (name) => readFileSync(root + '/' + name, 'utf8')
    head(() => [{ tag: 'meta', attributes: { name: 'release', content: read('release.txt') } }])
    head(() => [{ tag: 'script', text: 'root.dataset.tide = ' + read('tide.txt'), when: 'first-frame' }])
  },
})
`
const WITH_HOOKS = {
  'site.config.ts': `import { release } from './release'\nexport default { ...${CONFIG}, features: [release()] }`,
  'release.ts': HOOKS,
  'release.txt': '1',
  'tide.txt': '1',
}

test.each([
  ['tags to its document', 'release.txt'],
  ['statements to its first script', 'tide.txt'],
])('the key of a page follows what a hook that adds %s returns', async (_, file) => {
  const key = await keyOf(WITH_HOOKS)
  expect(key).toBeDefined()
  expect(await keyOf(WITH_HOOKS)).toBe(key)
  expect(await keyOf({ ...WITH_HOOKS, [file]: '2' })).not.toBe(key)
})

test.each([
  ['has an expression that reads the clock', 'It is {new Date().getFullYear()}.'],
  ['has an attribute that reads variables by name', '<Tabs data-a={process.env[name]}></Tabs>'],
  ['exports a random number', 'export const a = Math.random()\n\nText.'],
  ['imports a module without a digest', "import { version } from './data'\n\nText."],
  ['shows a component of every page without a digest', '<Shared />'],
])('a page that %s has no key: it is made each time', async (_, text) => {
  expect(await keyOf(page(text))).toBeUndefined()
})

test.each([
  ['attributes that are text', '<Details summary="More">\n\nText.\n\n</Details>'],
  ['code', '```ts\nconst a = { b: 1 }\n```'],
  ['an expression', 'It is {1 + 1}.'],
  ['spread attributes', '<Tabs {...props}></Tabs>'],
  ['an export', 'export const a = 1\n\nText.'],
  ['a diagram', '```mermaid\ngraph LR\n  accTitle: A\n  accDescr: B\n  A-->B\n```'],
  ['a component that asks for a version', '<Documented of="react" />'],
])('a page with %s has a key', async (_, text) => {
  expect(await keyOf(page(text))).toBeDefined()
})

test('the key of a page follows the modules that it imports, and those that name components of every page', async () => {
  const importing = page("import { version } from './data'\n\n<Shared />")
  const digests = { data: '1', 'mdx-components.tsx': '1' }
  const key = await keyOf(importing, {}, digests)
  expect(key).toBeDefined()
  expect(await keyOf(importing, {}, digests)).toBe(key)
  expect(await keyOf(importing, {}, { ...digests, data: '2' })).not.toBe(key)
  expect(await keyOf(importing, {}, { ...digests, 'mdx-components.tsx': '2' })).not.toBe(key)
})

test('the key of a page follows its partials, also those that another one imports', async () => {
  const files = (text: string) => ({
    ...page("import Part from './_part.mdx'\n\n<Part />"),
    'docs/_part.mdx': "import Inner from './_inner.mdx'\n\n<Inner />",
    'docs/_inner.mdx': text,
  })
  expect(await keyOf(files('One.'))).toBe(await keyOf(files('One.')))
  expect(await keyOf(files('One.'))).not.toBe(await keyOf(files('Two.')))
  expect(await keyOf(files('It is {new Date().getFullYear()}.'))).toBeUndefined()
})
