import { join } from 'pathe'
import { expect, test } from 'vitest'
import type { ClientBundle } from '../bundle/client-bundle'
import { writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { compilePage } from '../site/compile-source'
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
  islands: new Map([['theme/Tabs', { script: 'Tabs-1.js', preload: [], bytes: 0, scripts: [] }]]),
}

async function keyOf(changes: Record<string, string> = {}, bundle: Partial<ClientBundle> = {}) {
  const root = writeSite({ ...FILES, ...changes })
  const setup = await loadSite(root, 'production', join(root, '.cache'))
  const [model] = await loadModels(setup, createReporter())
  const source = model?.content.byRoute.get('/a')
  if (!model || !source) throw new Error('There is no page.')
  const compiled = await compilePage(source, model)
  return compiled && createPageKey(model, { ...BUNDLE, ...bundle })(source, compiled)
}

const page = (text: string) => ({ 'docs/a.mdx': `---\ntitle: A\n---\n\n${text}\n` })

test('a page has the same key while nothing that goes into it changes, whatever becomes of other texts', async () => {
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

test.each([
  ['imports a module', "import { version } from './data'\n\nText."],
  ['imports a part', "import Part from './_part.mdx'\n\n<Part />"],
  ['has an expression', 'It is {new Date().getFullYear()}.'],
  ['has an expression in an attribute', '<Tabs data-a={process.env.HOME}></Tabs>'],
  ['spreads attributes', '<Tabs {...props}></Tabs>'],
  ['exports', 'export const a = 1\n\nText.'],
  ['shows a component that reads files', '<Documented of="react" />'],
  ['shows a diagram', '```mermaid\ngraph LR\n  accTitle: A\n  accDescr: B\n  A-->B\n```'],
])('a page that %s has no key: it is made each time', async (_, text) => {
  expect(await keyOf(page(text))).toBeUndefined()
})

test.each([
  ['attributes that are text', '<Details summary="More">\n\nText.\n\n</Details>'],
  ['code', '```ts\nconst a = { b: 1 }\n```'],
])('a page with %s has a key', async (_, text) => {
  expect(await keyOf(page(text))).toBeDefined()
})
