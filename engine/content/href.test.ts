import { expect, test } from 'vitest'
import type { SiteConfigInput } from '../config/types'
import { createReporter } from '../diagnostics/reporter'
import { routeOf, withBase } from './href'
import { footerData, siteData } from './site/site-data'
import { loadTestSite, testConfig } from './test-site'
import type { Content } from './types'

test('an address has the base path, and escapes for letters that no address can hold', () => {
  expect(withBase('/base/', '/')).toBe('/base/')
  expect(withBase('/base/', '/two words/größe')).toBe('/base/two%20words/gr%C3%B6%C3%9Fe')
  expect(withBase('/base/', '/intro?a=b#c')).toBe('/base/intro?a=b#c')
})

test('an escaped address is not escaped again', () => {
  expect(withBase('/base/', '/two%20words')).toBe('/base/two%20words')
})

test("the route of an address is the file's name, unescaped", () => {
  expect(routeOf('/base/', '/base/two%20words/gr%C3%B6%C3%9Fe')).toBe('/two words/größe')
  expect(routeOf('/base/', '/base/')).toBe('/')
  expect(routeOf('/base/', '/base/100%')).toBe('/100%')
})

test('links of a sidebar to files with spaces and other alphabets are addresses', async () => {
  const { content } = await loadTestSite({
    files: { 'docs/Zwei Größen.mdx': '# A', 'docs/入門/始める.md': '# B' },
  })
  expect(JSON.stringify(content.sidebars)).toContain('/base/Zwei%20Gr%C3%B6%C3%9Fen')
  expect(JSON.stringify(content.sidebars)).not.toMatch(/"href":"[^"]*[^!-~]/)
})

const FILES = {
  'docs/two.mdx': 'Two',
  'docs/guide.mdx': 'Guide',
  'static/img/a.html': '<p>A</p>',
  'static/guide/index.html': '<p>Guide</p>',
}

async function load(config: Partial<SiteConfigInput> = {}, sidebars?: unknown): Promise<Content> {
  const { content } = await loadTestSite({ files: FILES, config, ...(sidebars ? { sidebars } : {}) })
  return content
}

test('[R3] a link to a page has no slash at its end and no .html; query and hash stay', async () => {
  const { cleanLink } = await load()
  expect(['/two/', '/two.html', '/two/index.html', '/two/?a=b/#c/', '/two.html#c'].map(cleanLink)).toEqual([
    '/two',
    '/two',
    '/two',
    '/two?a=b/#c/',
    '/two#c',
  ])
})

test('[R3] links to static files, the home page and the home page of another locale keep their form', async () => {
  const { cleanLink } = await load({ i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } })
  const links = ['/img/a.html', '/guide/', '/', '/#a', '/fr/', '/two?a=/b/']
  expect(links.map(cleanLink)).toEqual(links)
  expect(['/index.html', '/fr/two/', '/guide.html'].map(cleanLink)).toEqual(['/', '/fr/two', '/guide'])
})

test('[R3] the links of navbar, footer and sidebars are clean', async () => {
  const config = {
    themeConfig: {
      navbar: {
        items: [
          { label: 'Two', to: '/two/' },
          { type: 'docsVersion', to: '/two.html' },
          { type: 'html', value: "<a class='a' href='/base/two.html'>Two</a>" },
          { label: 'A file', to: '/img/a.html' },
          { label: 'As it is', href: 'pathname:///two/' },
        ],
      },
      footer: {
        links: [{ title: 'More', items: [{ label: 'Two', to: '/two/?a#b' }] }],
        html: '<a href="/base/two/">Two</a>',
      },
    },
  } satisfies Partial<SiteConfigInput>
  const content = await load(config, { docs: ['two', { type: 'link', label: 'Two', href: '/two/' }] })
  const { navbar } = siteData(testConfig(config), content, createReporter())
  expect(navbar.items).toMatchObject([
    { href: '/base/two' },
    { href: '/base/two' },
    { html: "<a class='a' href='/base/two'>Two</a>" },
    { href: '/base/img/a.html' },
    { href: '/base/two/' },
  ])
  const { columns, html } = footerData(testConfig(config), content.cleanLink)
  expect(columns[0]?.items).toMatchObject([{ href: '/base/two?a#b' }])
  expect(html).toBe('<a href="/base/two">Two</a>')
  expect(content.sidebars[0]?.items).toMatchObject([{ href: '/base/two' }, { href: '/base/two' }])
})
