import { symlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { loadSite } from './setup'

const files = {
  'site.config.ts': "export default { title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/' }\n",
}

test.each([
  ['sidebars.js', "module.exports = { docs: ['a'] }\n"],
  ['sidebars.mjs', "export default { docs: ['a'] }\n"],
  ['sidebars.cjs', "module.exports = { docs: ['a'] }\n"],
  ['sidebars.json', '{ "docs": ["a"] }\n'],
])('sidebars are found in %s', async (file, text) => {
  const { sidebars } = await loadSite(writeSite({ ...files, [file]: text }), 'production')
  expect(sidebars.get('default')).toMatchObject({ file, value: { docs: ['a'] } })
})

test('of several sidebars files, the first is read', async () => {
  const texts = { 'sidebars.js': 'export default { js: [] }\n', 'sidebars.ts': 'export default { ts: [] }\n' }
  const { sidebars } = await loadSite(writeSite({ ...files, ...texts }), 'production')
  expect(sidebars.get('default')?.value).toEqual({ ts: [] })
})

test('a folder with the configuration of Docusaurus gets a hint', async () => {
  const root = writeSite({ 'docusaurus.config.js': 'module.exports = {}\n' })
  await expect(loadSite(root, 'production')).rejects.toThrow(
    /received {2}a folder with docusaurus\.config\.js/,
  )
})

test('a site behind a symbolic link has the root that its modules have', async () => {
  const root = writeSite(files)
  symlinkSync(root, `${root}/link`, 'junction')
  expect((await loadSite(`${root}/link`, 'production')).root).toBe(root)
})

test('[D3] a picture of previews that is not there is named with its line', async () => {
  const config = files['site.config.ts'].replace(' }', ",\n  themeConfig: { image: 'img/cart.png' } }")
  await expect(
    loadSite(writeSite({ 'site.config.ts': config }), 'production'),
  ).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteProblems: The key \`themeConfig.image\` names a path that does not exist: static/img/cart.png
      at        site.config.ts:2
      expected  a path that exists, relative to the site's folder
      received  'static/img/cart.png'
      fix       Correct \`themeConfig.image\`, or create static/img/cart.png.]
  `)
})
