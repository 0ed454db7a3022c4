import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../../content/test-site'
import { createDevSite } from '../../dev/site'
import { findEditedPart } from '../../dev/watch'
import { DEFAULT_FEATURES } from '../../features/defaults'
import { createSharedState, loadSite } from '../setup'
import { featuresOf } from './site-features'

const REQUIRED_KEYS = "title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/'"
const STANDARD = DEFAULT_FEATURES.map(({ name }) => name)

const HELLO = `import { defineFeature } from 'docwright/feature'

export const hello = defineFeature<{ to: string }>({
  name: 'hello',
  setup({ config, files }, { to }) {
    files(() => ({ [config.baseUrl + 'hello.txt']: () => 'Hello, ' + to }))
  },
})
`

function configWith(features: string, imported = ''): string {
  return `import { defineConfig } from 'docwright'\n${imported}\nexport default defineConfig({ ${REQUIRED_KEYS}, features: [${features}] })\n`
}

async function load(config: string, files: Record<string, string> = {}) {
  const root = writeSite({ 'site.config.ts': config, ...files })
  return loadSite(root, 'production', join(root, '.cache'))
}

test('a site has features of its own, in its own folder, beside the standard ones', async () => {
  const imported = "import { hello } from './features/hello'"
  const { config, hooks } = await load(configWith("hello({ to: 'you' })", imported), {
    'features/hello.ts': HELLO,
  })
  expect(featuresOf(config).map(({ name }) => name)).toEqual([...STANDARD, 'hello'])
  expect(hooks.files.map(({ feature }) => feature)).toContain('hello')
})

test('a script of CommonJS gets features too', async () => {
  const text = `const { offline } = require('docwright/features')\nmodule.exports = { ${REQUIRED_KEYS}, features: [offline()] }\n`
  expect((await load(text)).config.features.map(({ name }) => name)).toEqual(['offline'])
})

test('a feature with the name of a standard one replaces it, in its place, and a standard one can be left out', async () => {
  const imported = "import { search, without } from 'docwright/features'"
  const { config } = await load(configWith("search({ maxHits: 3 }), without('site-files')", imported))
  const all = featuresOf(config)
  expect(all.map(({ name }) => name)).toEqual(STANDARD)
  expect(all.find(({ name }) => name === 'search')?.options).toMatchObject({
    highlightResult: true,
    maxHits: 3,
  })
  expect(
    (await load(configWith("without('site-files')", imported))).hooks.files.map(({ feature }) => feature),
  ).not.toContain('site-files')
})

test('a feature can stand before or after another one', async () => {
  const own = `import { defineFeature } from 'docwright/feature'
const named = (name, beside) => defineFeature({ name, ...beside, setup() {} })()
`
  const order = async (...features: string[]) => {
    const { config } = await load(`${own}${configWith(features.join(', '))}`)
    const names = featuresOf(config).map(({ name }) => name)
    return names.filter((name) => ['search', 'tides', 'boats'].includes(name))
  }
  expect(await order("named('tides')", "named('boats')")).toEqual(['search', 'tides', 'boats'])
  expect(await order("named('tides', { before: 'search' })")).toEqual(['tides', 'search'])
  expect(await order("named('tides', { after: 'boats' })", "named('boats')")).toEqual([
    'search',
    'boats',
    'tides',
  ])
  expect(await order("named('tides', { after: 'blog' })")).toEqual(['search', 'tides'])
  await expect(order("named('tides', { after: 'serch' })")).rejects.toThrow(
    /'tides' has to be beside 'serch'.*Did you mean 'search'\?/s,
  )
})

test('leaving out what is not standard is refused', async () => {
  const imported = "import { without } from 'docwright/features'"
  await expect(load(configWith("without('serch')", imported))).rejects.toThrow(
    /feature 'serch' to leave out\.\s+at {8}site\.config\.ts:3.*Did you mean 'search'\?/s,
  )
})

test("the key of caches changes with the options of features, and with the code of the site's own", async () => {
  const key = async (config: string, hello = HELLO) =>
    (await load(config, { 'features/hello.ts': hello })).featuresKey
  const imported = "import { search } from 'docwright/features'"
  const few = await key(configWith('search({ maxHits: 3 })', imported))
  expect(await key(configWith('search({ maxHits: 3 })', `${imported}\n// The same.`))).toBe(few)
  expect(await key(configWith('search({ maxHits: 4 })', imported))).not.toBe(few)
  const own = configWith("hello({ to: 'you' })", "import { hello } from './features/hello'")
  expect(await key(own)).toBe(await key(own))
  expect(await key(own, HELLO.replace('Hello', 'Bye'))).not.toBe(await key(own))
})

const PLUGIN = (body: string, imports = '') =>
  `${imports}\nexport const tides = { name: 'tides', visit: () => ${body} } // Not a Date.\n`

test.each<[string, Record<string, string>, boolean]>([
  ['only computes', { 'plugin.ts': PLUGIN("'the Date of a process'") }, true],
  ['names a type', { 'plugin.ts': PLUGIN('1', "import type { Stats } from 'node:fs'") }, true],
  ['names a variable of the environment', { 'plugin.ts': PLUGIN('process.env.TIDE') }, true],
  [
    'reads files',
    { 'plugin.ts': PLUGIN("readFileSync('a')", "import { readFileSync } from 'node:fs'") },
    false,
  ],
  [
    'imports a module that reads the clock',
    {
      'plugin.ts': PLUGIN('now()', "import { now } from './now'"),
      'now.ts': 'export const now = () => new Date()',
    },
    false,
  ],
  [
    'imports a package that reads files',
    {
      'plugin.ts': PLUGIN('tide', "import { tide } from 'tides'"),
      'node_modules/tides/package.json': '{ "name": "tides", "type": "module" }',
      'node_modules/tides/index.js': "import fs from 'fs'\nexport const tide = fs",
    },
    false,
  ],
])('what is kept of Markdown takes into account that a plugin %s', async (_, files, isStable) => {
  const config = `import { tides } from './plugin'\nexport default { ${REQUIRED_KEYS}, markdown: { plugins: { mdast: [tides] } } }`
  expect((await load(config, files)).isStable).toBe(isStable)
})

test('a feature that reads files keeps Markdown as it is unless it runs while pages are made', async () => {
  const stable = async (hook: string) => {
    const text = `import { readFileSync } from 'node:fs'
import { defineFeature } from 'docwright/feature'
export const tides = defineFeature({ name: 'tides', setup: (site) => site.${hook} })`
    const config = configWith('tides()', "import { tides } from './tides'")
    return (await load(config, { 'tides.ts': text })).isStable
  }
  expect(await stable('head(() => [])')).toBe(true)
  expect(await stable("markdown({ name: 'tides' })")).toBe(false)
  expect(await stable("component('markdown', { name: 'Tide', html: () => readFileSync('a') })")).toBe(false)
})

test('an edit of a feature of the site is an edit of its configuration, and the dev server sets it up again', async () => {
  const config = configWith("hello({ to: 'you' })", "import { hello } from './features/hello'")
  const root = writeSite({ 'site.config.ts': config, 'features/hello.ts': HELLO, 'docs/a.mdx': 'Text' })
  const reload = () => loadSite(root, 'development', join(root, '.cache'))
  const site = await createDevSite({ setup: await reload(), reload, locales: async () => [] })
  const file = join(root, 'features/hello.ts')
  const names = () => site.setup.hooks.files.map(({ feature }) => feature)
  expect(names()).toContain('hello')
  expect(findEditedPart(file, site.setup)).toBe('configuration')
  writeFileSync(file, HELLO.replace("name: 'hello'", "name: 'hello-again'"))
  site.invalidate(true)
  await site.model()
  expect(names()).toContain('hello-again')
})

test('the dev server goes on after a module of the configuration, or of the sidebars, was renamed or deleted', async () => {
  const config = (file: string) =>
    configWith("hello({ to: 'you' })", `import { hello } from './features/${file}'`)
  const root = writeSite({
    'site.config.ts': config('hello'),
    'features/hello.ts': HELLO,
    'sidebars.ts': "import { docs } from './features/docs'\nexport default { docs }\n",
    'features/docs.ts': "export const docs = ['a']\n",
    'docs/a.mdx': 'Text',
    'pages/[name].tsx': 'export default function Page() {\n  return <p>Text</p>\n}\n',
    'pages/[name].paths.ts': "export default [{ name: 'rope' }]\n",
  })
  const shared = createSharedState()
  const reload = () => loadSite(root, 'development', join(root, '.cache'), shared)
  const site = await createDevSite({ setup: await reload(), reload, locales: async () => [] })
  await site.model()
  renameSync(join(root, 'features/hello.ts'), join(root, 'features/bye.ts'))
  writeFileSync(join(root, 'site.config.ts'), config('bye'))
  for (const file of ['sidebars.ts', 'features/docs.ts', 'pages/[name].tsx', 'pages/[name].paths.ts'])
    rmSync(join(root, file))
  site.invalidate(true)
  expect([...(await site.model()).content.byRoute.keys()]).toEqual(['/a'])
})
