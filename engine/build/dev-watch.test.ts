import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { createDevSite } from './dev-site'
import { configurationFiles, contentPaths } from './dev-watch'
import { loadSite } from './site-setup'

const LEAST = "title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/'"

test('folders and sidebars that the configuration names later are watched', async () => {
  const root = writeSite({ 'site.config.ts': `export default { ${LEAST} }\n`, 'docs/a.mdx': 'Text' })
  const reload = () => loadSite(root, 'development', join(root, 'cache'))
  const site = await createDevSite({ setup: await reload(), reload, locales: async () => [] })
  expect(contentPaths(site.setup)).toContain(`${root}/docs/`)
  expect(contentPaths(site.setup)).not.toContain(`${root}/blog/`)

  mkdirSync(join(root, 'texts'))
  mkdirSync(join(root, 'blog'))
  writeFileSync(join(root, 'texts/b.mdx'), 'Text')
  writeFileSync(join(root, 'blog/2026-01-31-news.mdx'), 'Text')
  writeFileSync(join(root, 'menu.ts'), "export default { docs: ['b'] }\n")
  const more = "docs: { path: 'texts', sidebarPath: 'menu.ts' }, blog: {}"
  writeFileSync(join(root, 'site.config.ts'), `export default { ${LEAST}, ${more} }\n`)
  site.changed(true)
  await site.model()

  expect(contentPaths(site.setup)).toEqual(expect.arrayContaining([`${root}/texts/`, `${root}/blog/`]))
  expect(contentPaths(site.setup)).not.toContain(`${root}/docs/`)
  expect(configurationFiles(site.setup)).toEqual([`${root}/site.config.ts`, `${root}/menu.ts`])
})
