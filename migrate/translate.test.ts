import { expect, test } from 'vitest'
import { migrated, REQUIRED_KEYS } from './testing'

/** Returns the configuration written for one of Docusaurus with these keys. */
async function converted(keys: string, files: Record<string, string> = {}): Promise<string> {
  const config = `module.exports = { ${REQUIRED_KEYS}, ${keys} }`
  return (await migrated({ 'docusaurus.config.js': config, ...files })).config
}

test('magic comments stay those of Docusaurus, which are fewer', async () => {
  expect(await converted('')).toContain("line: 'highlight-next-line'")
  const own = "themeConfig: { prism: { magicComments: [{ className: 'a', line: 'b' }] } }"
  expect(await converted(own)).toContain("magicComments: [{ className: 'a', line: 'b' }]")
})

test('sidebars that are named as what they compile to are named as they are', async () => {
  const docs = (path: string) => `presets: [['classic', { docs: { sidebarPath: ${path} } }]]`
  const files = { 'sidebars.ts': 'export default {}' }
  for (const path of ["'./sidebars.js'", "require.resolve('./sidebars.js')", "'sidebars.ts'"])
    expect(await converted(docs(path), files)).toContain("sidebarPath: 'sidebars.ts'")
  expect(await converted(docs("'./gone.js'"), files)).toContain("sidebarPath: 'gone.js'")
})

test('tags of the head, scripts and style sheets of the site become its head, and those of other hosts are named', async () => {
  const text = await converted(`
    headTags: [
      { tagName: 'meta', attributes: { name: 'tide', content: 'high' } },
      { tagName: 'script', attributes: {}, innerHTML: 'window.tide = 4' },
      { tagName: 'style', attributes: {}, innerHTML: 'b { color: red }' },
    ],
    scripts: [{ src: '/js/own.js', defer: true, async: false }, 'https://stats.example.com/a.js'],
    stylesheets: ['/css/extra.css', { href: 'https://fonts.example.com/a.css' }]`)
  expect(text).toContain(`  head: [
    { tag: 'meta', attributes: { name: 'tide', content: 'high' } },
    { tag: 'script', attributes: {}, text: 'window.tide = 4' },
`)
  expect(text).toContain("{ tag: 'script', attributes: { src: '/js/own.js', defer: true } },")
  expect(text).toContain("{ tag: 'link', attributes: { rel: 'stylesheet', href: '/css/extra.css' } },")
  expect(text.match(/\/\/ .*(?:stats|fonts)\.example.*pages load nothing from other hosts/g)).toHaveLength(2)
  expect(text).toMatch(/\/\/ .*"style".*: here it takes 'meta', 'link' or 'script'/)
})

test('the HTML of a link becomes its label, and a column of HTML leaves no empty heading', async () => {
  const text = await converted(`themeConfig: {
    navbar: { items: [{ to: '/docs/intro', html: '<b>The</b> docs', position: 'left' }] },
    footer: { links: [{ title: 'Crew', items: [{ html: '<i>Ines</i>' }] }, { title: 'More', items: [{ label: 'A', to: '/a' }] }] },
  }`)
  expect(text).toContain("{ label: 'The docs', position: 'left', to: '/docs/intro' }")
  expect(text).not.toContain('Crew')
  expect(text).toContain("html: '<div><i>Ines</i></div>'")
})

test('what was left out of a value before is not in its description', async () => {
  const items =
    "[{ type: 'doc', docId: 'a', html: '<b></b>' }, { href: 'x', className: 'a', tide: 1, to: 2 }]"
  expect(await converted(`themeConfig: { navbar: { items: ${items} } }`)).not.toMatch(/"reason"|"what"/)
})

test('the words of the default language are written only if that is not English', async () => {
  const files = (code: string) => ({
    [`i18n/${code}/code.json`]: '{ "theme.common.skipToMainContent": { "message": "Skip" } }',
  })
  const i18n = (code: string) => `i18n: { defaultLocale: '${code}', locales: ['${code}'] }`
  const config = (code: string) => ({
    'docusaurus.config.js': `module.exports = { ${REQUIRED_KEYS}, ${i18n(code)} }`,
    ...files(code),
  })
  expect((await migrated(config('en'))).report).not.toContain('theme.json')
  expect((await migrated(config('fr'))).report).toContain('i18n/fr/theme.json was written.')
})

test('a configuration that fails with stand-ins names the packages that it may need', async () => {
  const text = "const { z } = require('zod')\nif (z.string() !== 1) throw new Error('no tide')"
  await expect(migrated({ 'docusaurus.config.js': text })).rejects.toThrow(
    'or install what the configuration may need: zod.',
  )
})
