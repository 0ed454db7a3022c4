import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { SidebarItem } from '../../page/types'
import { listPages, printable } from './printable'

const link = (label: string, href: string): SidebarItem => ({ type: 'link', label, href })
const ITEMS: SidebarItem[] = [
  link('Quay', '/docs/'),
  {
    type: 'category',
    label: 'Knots',
    href: '/docs/knots',
    linked: true,
    collapsible: true,
    collapsed: true,
    items: [link('Reef', '/docs/knots/reef'), link('Quay', '/docs/')],
  },
  { ...link('Source', 'https://example.com'), external: true } as SidebarItem,
]
const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-p='"
const HTML: Record<string, string> = {
  '/docs/': `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="description" content="Boats"><link rel="canonical" href="https://harbor.example.com/docs/"><style>p > a{}</style><link rel="stylesheet" href="/docs/a.css" disabled><article><h1>Quay</h1><p id="a"><a href="/docs/knots/reef#tie">tie</a> <a href="#a">up</a> <a href="/docs/away">away</a></p><button>Copy</button></article>`,
  '/docs/knots':
    '<article><h1>Knots</h1><details name="s"><summary>More</summary></details><details name="s" open><summary>Less</summary></details></article>',
  '/docs/knots/reef': '<article><h2 id="tie">Tie</h2></article>',
}

const document = printable({
  title: 'Harbor',
  lang: 'en',
  dir: 'ltr',
  url: 'https://harbor.example.com',
  pages: listPages(ITEMS),
  read: (path) => HTML[path] ?? '',
})

/** Returns what is printed of a text that is the second page. */
function printed(text: string): string {
  const html = printable({
    title: 'Harbor',
    lang: 'en',
    dir: 'ltr',
    url: 'https://harbor.example.com',
    pages: listPages([link('Quay', '/docs/'), link('Knots', '/docs/knots/')]),
    read: (path) => (path === '/docs/' ? '' : `<article>${text}</article>`),
  })
  return /<section id="page-2"[^>]*>(.*)<\/section>/.exec(html)?.[1] ?? ''
}

test('a sidebar is printed in its order, each page once, without links to elsewhere', () => {
  expect(listPages(ITEMS).map(({ path, depth }) => `${depth} ${path}`)).toEqual([
    '0 /docs/',
    '0 /docs/knots',
    '1 /docs/knots/reef',
  ])
})

test('the table of contents leads to each page', () => {
  expect(document.match(/<li[^>]*><a href="#[\w-]+">\w+/g)?.map((item) => item.replace(/.*"#/, ''))).toEqual([
    'page-1">Quay',
    'page-2">Knots',
    'page-3">Reef',
  ])
})

test('a link to another page of the document leads to its place, and any other to the site', () => {
  expect(document).toContain('<a href="#page-3-tie">tie</a>')
  expect(document).toContain('<h2 id="page-3-tie">')
  expect(document).toContain('<a href="#page-1-a">up</a>')
  expect(document).toContain('<a href="https://harbor.example.com/docs/away">away</a>')
})

test('folds are open, also those of one name; what needs a script is left out, and all styles apply', () => {
  expect(document.match(/<details[^>]*>/g)).toEqual(['<details open>', '<details open>'])
  expect(document).not.toContain('<button')
  expect(document).toContain('<link rel="stylesheet" href="/docs/a.css">')
})

test('the document has the policy of a page, but no script at all', () => {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(document) ?? []
  expect(policy.replaceAll('&apos;', "'")).toBe(POLICY.replace(/script-src [^;]*/, "script-src 'none'"))
})

test('the style of a page has the bytes that its policy allows', () => {
  const sha256 = (text = '') => createHash('sha256').update(text).digest('base64')
  expect(sha256(/<style>(.*)<\/style>/.exec(document)?.[1])).toBe(sha256('p > a{}'))
})

test('search engines list the pages, not the document', () => {
  expect(document).toContain('<meta name="robots" content="noindex">')
  expect(document).toContain('<link rel="canonical" href="https://harbor.example.com/docs/">')
  expect(document).not.toContain('Boats')
})

describe('references inside a page stay its own', () => {
  test.each([
    ['<path fill="url(#g)"></path>', '<path fill="url(#page-2-g)"></path>'],
    ['<path marker-end="url(#m)"></path>', '<path marker-end="url(#page-2-m)"></path>'],
    ['<p style="mask:url(\'#m\')"></p>', '<p style="mask:url(&apos;#page-2-m&apos;)"></p>'],
    ['<svg><use xlink:href="#u"/></svg>', '<svg><use xlink:href="#page-2-u"/></svg>'],
    ['<svg><use href="#u"/></svg>', '<svg><use href="#page-2-u"/></svg>'],
    ['<td headers="a b"></td>', '<td headers="page-2-a page-2-b"></td>'],
    ['<p aria-details="d" aria-owns="o"></p>', '<p aria-details="page-2-d" aria-owns="page-2-o"></p>'],
    ['<input list="l">', '<input list="page-2-l">'],
    ['<img usemap="#m"><map name="m"></map>', '<img usemap="#page-2-m"><map name="page-2-m"></map>'],
  ])('%s', (text, expected) => {
    expect(printed(text)).toBe(expected)
  })
})

describe('addresses lead to where they do on the page', () => {
  test.each([
    ['<img src="a.png">', '<img src="/docs/knots/a.png">'],
    ['<img src="data:,a" srcset="a.png 2x">', '<img src="data:,a" srcset="/docs/knots/a.png 2x">'],
    ['<svg><use href="/docs/icons.svg#a"/></svg>', '<svg><use href="/docs/icons.svg#a"/></svg>'],
    ['<a href="./reef">a</a>', '<a href="https://harbor.example.com/docs/knots/reef">a</a>'],
    ['<a href="/\\other.example/docs/">a</a>', '<a href="https://other.example/docs/">a</a>'],
    ['<a href="/\\[">a</a>', '<a href="/\\[">a</a>'],
  ])('%s', (text, expected) => {
    expect(printed(text)).toBe(expected)
  })
})

test('a sidebar with thousands of links takes no time to speak of', () => {
  const items = Array.from({ length: 20_000 }, (_, index) => link('Rope', `/docs/${index}`))
  const started = performance.now()
  expect(listPages(items)).toHaveLength(20_000)
  expect(performance.now() - started).toBeLessThan(1000)
})
