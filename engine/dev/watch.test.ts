import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { createServer, mergeConfig, type Plugin } from 'vite'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { viteConfig } from '../bundle/vite-config'
import { testConfig, writeSite } from '../content/test-site'
import { createFenceIndex } from '../markdown/plugins/code-fences'
import { noHooks } from '../site/features/hooks'
import { createSharedState, loadSite, type SiteSetup } from '../site/setup'
import { createDevSite } from './site'
import { findEditedPart, watchSite, whenWritten } from './watch'

const REQUIRED_KEYS = "title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/'"

test('folders and sidebars that the configuration names later are watched', async () => {
  const root = writeSite({ 'site.config.ts': `export default { ${REQUIRED_KEYS} }\n`, 'docs/a.mdx': 'Text' })
  const reload = () => loadSite(root, 'development', join(root, 'cache'))
  const site = await createDevSite({ setup: await reload(), reload, locales: async () => [] })
  const partOf = (path: string) => findEditedPart(join(root, path), site.setup)
  expect(partOf('docs/a.mdx')).toBe('content')
  expect(partOf('blog/a.mdx')).toBeUndefined()

  mkdirSync(join(root, 'texts'))
  mkdirSync(join(root, 'blog'))
  writeFileSync(join(root, 'texts/b.mdx'), 'Text')
  writeFileSync(join(root, 'blog/2026-01-31-news.mdx'), 'Text')
  writeFileSync(join(root, 'menu.ts'), "export default { docs: ['b'] }\n")
  mkdirSync(join(root, 'tides'))
  writeFileSync(join(root, 'tides.yml'), '')
  const files = "declared: { '@harbor/tides': 'tides' }, meanings: { '@harbor/tides': 'tides.yml' }"
  const features = `[blog(), reference({ ${files} })]`
  const more = `docs: { path: 'texts', sidebarPath: 'menu.ts' }, features: ${features}`
  writeFileSync(
    join(root, 'site.config.ts'),
    `import { blog, reference } from 'docwright/features'\nexport default { ${REQUIRED_KEYS}, ${more} }\n`,
  )
  site.invalidate(true)
  await site.model()

  expect([partOf('texts/b.mdx'), partOf('blog/a.mdx')]).toEqual(['content', 'content'])
  expect([partOf('tides.yml'), partOf('tides.yml.bak')]).toEqual(['content', undefined])
  expect(partOf('docs/a.mdx')).toBeUndefined()
  expect([partOf('site.config.ts'), partOf('menu.ts')]).toEqual(['configuration', 'configuration'])
  expect(partOf('sidebars.ts')).toBeUndefined()
})

test('[D15] an edit in any set of docs is one of the content, and shows', async () => {
  const docs = "[{}, { id: 'api', path: 'api', routeBasePath: 'api' }]"
  const root = writeSite({
    'site.config.ts': `export default { ${REQUIRED_KEYS}, docs: ${docs} }\n`,
    'docs/a.md': '# Start',
    'api/a.md': '# Calls',
  })
  const reload = () => loadSite(root, 'development', join(root, 'cache'))
  const site = await createDevSite({ setup: await reload(), reload, locales: async () => [] })
  const titles = async () => (await site.model()).content.docs.map(({ title }) => title)
  const partOf = (path: string) => findEditedPart(join(root, path), site.setup)
  expect(await titles()).toEqual(['Start', 'Calls'])
  writeFileSync(join(root, 'api/a.md'), '# All calls')
  site.invalidate(partOf('api/a.md') === 'configuration')
  expect(await titles()).toEqual(['Start', 'All calls'])
  const paths = ['api/a.md', 'api_versions.json', 'api_versioned_docs/version-1.0/a.md']
  expect(paths.map(partOf)).toEqual(paths.map(() => 'content'))
  expect(partOf('api_versioned_sidebars/version-1.0-sidebars.json')).toBe('content')
  expect([partOf('api_sidebars.ts'), partOf('apis/a.md')]).toEqual(['configuration', undefined])
})

test('a module that the configuration or the sidebars import belongs to the configuration, at any depth', async () => {
  const root = writeSite({
    'site.config.ts': `import { navbar } from './nav'\nexport default { ${REQUIRED_KEYS}, themeConfig: { navbar } }\n`,
    'nav.ts': "import names from './lib/names.json'\nexport const navbar = { title: names.navbar }\n",
    'lib/names.json': '{ "navbar": "One" }',
    'sidebars.js': "module.exports = { docs: [require('./lib/first')] }\n",
    'lib/first.js': "module.exports = 'a'\n",
    'docs/a.mdx': 'Text',
    'docs/b.mdx': 'Text',
  })
  const shared = createSharedState()
  const reload = () => loadSite(root, 'development', join(root, 'cache'), shared)
  const site = await createDevSite({ setup: await reload(), reload, locales: async () => [] })
  const shown = async () => {
    site.invalidate(true)
    const { content, site: data } = await site.model()
    return [data.navbar.title, content.sidebars[0]?.items.map((item) => 'label' in item && item.label)]
  }
  const edit = (file: string, text: string) => {
    writeFileSync(join(root, file), text)
    expect(findEditedPart(join(root, file), site.setup), file).toBe('configuration')
  }
  expect(await shown()).toEqual(['One', ['a']])
  edit('lib/names.json', '{ "navbar": "Two" }')
  edit('lib/first.js', "module.exports = 'b'\n")
  expect(await shown()).toEqual(['Two', ['b']])
  edit('nav.ts', "import names from './lib/more'\nexport const navbar = { title: names }\n")
  await expect(shown()).rejects.toThrow('lib/more')
  writeFileSync(join(root, 'lib/more.ts'), "export default 'Three'\n")
  site.invalidate(false)
  expect(await shown()).toEqual(['Three', ['b']])
})

test('an edit of what runs in the server is announced, although a style sheet depends on all sources', async () => {
  const root = writeSite({
    'site.config.ts': `export default { ${REQUIRED_KEYS} }\n`,
    'docs/a.mdx': 'Text',
    'components/Tide.tsx': "import tide from './tide.json'\nexport const Tide = () => <b>{tide.name}</b>\n",
    'components/tide.json': '{ "name": "Ebb" }',
    'components/Lamp.island.tsx': 'export const Lamp = () => <b>Lamp</b>\n',
    'components/all.css': '.tide { color: red }\n',
  })
  const sources = ['Tide.tsx', 'tide.json', 'Lamp.island.tsx'].map((name) => join(root, 'components', name))
  const site = await createDevSite({
    setup: await loadSite(root, 'development', join(root, 'cache')),
    reload: () => Promise.reject(new Error('The configuration is not edited.')),
    locales: async () => [],
  })
  const vite = await createServer({
    ...mergeConfig(viteConfig(site.setup, site), { plugins: [dependingOn(sources)] }),
    server: { middlewareMode: true, ws: false, watch: null },
  })
  onTestFinished(() => vite.close())
  const edits = { count: () => 0, announce: vi.fn(), reload: vi.fn(), note: vi.fn() }
  watchSite(site, vite, edits, { has: () => false })
  const { client, ssr } = vite.environments
  await client.transformRequest(join(root, 'components/all.css'))
  for (const file of sources) await ssr.transformRequest(file)
  await client.transformRequest(join(root, 'components/Lamp.island.tsx'))

  for (const file of sources.slice(0, 2)) vite.watcher.emit('change', file)
  await expect.poll(() => edits.announce.mock.calls.length).toBe(2)
  expect(edits.note).not.toHaveBeenCalled()
  vite.watcher.emit('change', join(root, 'components/Lamp.island.tsx'))
  expect(edits.note).toHaveBeenCalledOnce()
})

/** Makes style sheets depend on files, as Tailwind's plugin does. */
function dependingOn(files: readonly string[]): Plugin {
  return {
    name: 'depending',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css')) return undefined
      for (const file of files) this.addWatchFile(file)
      return code
    },
  }
}

test('an edit is recognized by a Windows path with backslashes', () => {
  const config = testConfig()
  const root = 'C:/notes/site'
  const setup: SiteSetup = {
    root,
    layers: { root, own: `${root}/i18n/fr` },
    cache: `${root}/cache`,
    mode: 'development',
    modules: new Set(),
    configFiles: [],
    sources: { folders: [], outside: [], fences: createFenceIndex() },
    config,
    sidebars: new Map(),
    hooks: noHooks(),
    featuresKey: '',
    isStable: true,
  }
  expect(findEditedPart(String.raw`C:\notes\site\docs\guides\a.mdx`, setup)).toBe('content')
  expect(findEditedPart(String.raw`c:\notes\site\versions.json`, setup)).toBe('content')
  expect(findEditedPart(String.raw`C:\notes\site\i18n\fr\site.config.ts`, setup)).toBe('configuration')
  expect(findEditedPart(String.raw`C:\notes\site-two\docs\a.mdx`, setup)).toBeUndefined()
})

const folder = mkdtempSync(join(tmpdir(), 'docs-half-'))
const file = join(folder, 'tides.mdx')
afterAll(() => rmSync(folder, { recursive: true }))

test('an empty file is waited for until it is written', async () => {
  writeFileSync(file, '')
  let pauses = 0
  await whenWritten(file, async () => {
    if (++pauses === 3) writeFileSync(file, '# Tides')
  })
  expect(pauses).toBe(3)
})

test('a file with content, or one that is gone, is not waited for', async () => {
  const pause = vi.fn(async () => {})
  writeFileSync(file, '# Tides')
  await whenWritten(file, pause)
  await whenWritten(join(folder, 'gone.mdx'), pause)
  expect(pause).not.toHaveBeenCalled()
})

test('a file that stays empty is read as an empty file', async () => {
  const pause = vi.fn(async () => {})
  writeFileSync(file, '')
  await whenWritten(file, pause)
  expect(pause).toHaveBeenCalledTimes(10)
})
