import { expect, test } from 'vitest'
import type { SidebarItem } from '../../page/types'
import { printable, printedPages } from './printable'

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
const HTML: Record<string, string> = {
  '/docs/':
    '<style>p{}</style><link rel="stylesheet" href="/docs/a.css" disabled><article><h1>Quay</h1><p id="a"><a href="/docs/knots/reef#tie">tie</a> <a href="#a">up</a> <a href="/docs/away">away</a></p><button>Copy</button></article>',
  '/docs/knots': '<article><h1>Knots</h1><details><summary>More</summary></details></article>',
  '/docs/knots/reef': '<article><h2 id="tie">Tie</h2></article>',
}

const document = printable({
  title: 'Harbor',
  lang: 'en',
  dir: 'ltr',
  url: 'https://harbor.example.com',
  pages: printedPages(ITEMS),
  read: (path) => HTML[path] ?? '',
})

test('a sidebar is printed in its order, each page once, without links to elsewhere', () => {
  expect(printedPages(ITEMS).map(({ path, depth }) => `${depth} ${path}`)).toEqual([
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

test('folds are open, what needs a script is left out, and all styles apply', () => {
  expect(document).toContain('<details open>')
  expect(document).not.toContain('<button')
  expect(document).toContain('<link rel="stylesheet" href="/docs/a.css">')
})
