import { expect, test } from 'vitest'
import { loadTestSite } from '../content/test-site'
import { createSiteLinks, relativeLink, similarFile } from './link-resolver'

test('[R3] a page has one address, whichever way a link writes it; a file below static keeps its own', async () => {
  const files = { 'docs/one.mdx': 'One', 'docs/größe.mdx': 'Two', 'static/img/a.html': '<p>A</p>' }
  const { content } = await loadTestSite({ files })
  const [from] = content.docs
  if (!from) throw new Error('no doc')
  const { page } = createSiteLinks({ root: '/site' }, 'docs', '/base/', content)
  const addressOf = (path: string) => page(path, { ...from, format: 'mdx' })
  expect(addressOf('/base/one/')).toBe('/base/one')
  expect(addressOf('/base/gr%C3%B6%C3%9Fe.html')).toBe('/base/gr%C3%B6%C3%9Fe')
  expect(addressOf('/base/index.html')).toBe('/base/')
  expect(addressOf('/base/img/a.html')).toBe('/base/img/a.html')
})

test('a link between pages is found below a folder of Windows', async () => {
  const { content } = await loadTestSite({ files: { 'docs/a.mdx': 'A', 'docs/guides/b.mdx': 'B' } })
  const [to, from] = content.docs
  if (!to || !from) throw new Error('no docs')
  const byFile = new Map([[`C:/site/${to.path}`, to]])
  const links = createSiteLinks({ root: 'C:/site' }, 'docs', '/base/', { ...content, byFile })
  const page = { ...from, file: `C:/site/${from.path}`, format: 'mdx' } as const
  expect(links.page('../a.mdx', page)).toBe('/base/a')
  expect(links.page('@site/docs/a.mdx', page)).toBe('/base/a')
  expect(links.similar('./a.mdx', page)).toEqual(['../a.mdx'])
})

test('a relative path without an ending is that of a file only where no page is at that address', async () => {
  const names = [
    'docs/index.mdx',
    'docs/two.mdx',
    'docs/style/index.mdx',
    'docs/style/one.mdx',
    'docs/style/two.mdx',
  ]
  const { content } = await loadTestSite({ files: Object.fromEntries(names.map((name) => [name, 'Text'])) })
  const from = content.docs.find(({ path }) => path === 'docs/style/index.mdx')
  if (!from) throw new Error('no doc')
  const { page } = createSiteLinks({ root: '/site' }, 'docs', '/base/', content)
  const pageOf = (path: string) => page(path, { ...from, format: 'mdx' })
  expect(['./one', 'one', './index', '../style/', './gone'].map(pageOf)).toEqual([
    '/base/style/one',
    '/base/style/one',
    '/base/style',
    null,
    null,
  ])
  // In Docusaurus, this is the page /two, which is there.
  expect(pageOf('./two')).toBeNull()
})

test('[D3] a name that no file can have is not a file', async () => {
  const { content } = await loadTestSite({ files: { 'docs/a.mdx': 'A' } })
  const [doc] = content.docs
  if (!doc) throw new Error('no doc')
  const links = createSiteLinks({ root: '/site' }, 'docs', '/base/', content)
  const page = { ...doc, file: import.meta.filename, format: 'mdx' } as const
  for (const target of ['x'.repeat(5000), './link-resolver.test.ts/x.png', 'a\0b']) {
    expect(links.asset(target, page)).toBeNull()
    expect(links.file(target, page)).toBeNull()
  }
})

const files = [
  '/site/docs/index.mdx',
  '/site/docs/tides.mdx',
  '/site/docs/boats/index.mdx',
  '/site/docs/boats/sloop.md',
]

test('a mistyped name leads to the similar one in the same folder', () => {
  expect(similarFile('/site/docs/tide.mdx', files)).toBe('/site/docs/tides.mdx')
  expect(similarFile('/site/docs/boats/slop.mdx', files)).toBe('/site/docs/boats/sloop.md')
})

test('a file of the same name is offered where the folder or the ending is another one', () => {
  expect(similarFile('/site/docs/sloop.mdx', files)).toBe('/site/docs/boats/sloop.md')
  expect(similarFile('/site/docs/boat/tides.mdx', files)).toBe('/site/docs/tides.mdx')
})

test('nothing is offered for a name that resembles no file', () => {
  expect(similarFile('/site/docs/lighthouse.mdx', files)).toBeUndefined()
  expect(similarFile('/site/docs/ships/index.mdx', files)).toBeUndefined()
})

test('a link is written relative to the file it stands in', () => {
  expect(relativeLink('/site/docs/tides.mdx', '/site/docs')).toBe('./tides.mdx')
  expect(relativeLink('/site/docs/tides.mdx', '/site/docs/boats')).toBe('../tides.mdx')
})
