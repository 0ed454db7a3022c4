import { expect, test } from 'vitest'
import type { ProcessedCategory, ProcessedItem } from './normalization'
import { postProcessItems } from './post-processing'
import { testDoc } from './test-docs'

const docs = new Map(
  [testDoc('a.mdx'), testDoc('b.mdx', { sidebarLabel: 'B' }), testDoc('hidden.mdx', { unlisted: true })].map(
    ({ doc }) => [doc.id, doc],
  ),
)

function finish(...items: ProcessedItem[]) {
  return postProcessItems(items, {
    basePath: '/base/',
    root: '/',
    cleanLink: (link) => link,
    addIndex() {},
    findDoc: (id) => docs.get(id),
  })
}

function doc(id: string): ProcessedItem {
  return { type: 'doc', id, at: [] }
}

function category(items: ProcessedItem[], link?: string): ProcessedCategory {
  const head = { type: 'category', label: 'C', collapsible: true, collapsed: true, items, at: [] } as const
  return link === undefined ? head : { ...head, link: { type: 'doc', id: link } }
}

test('a doc shows its sidebar label, else its title', () => {
  expect(finish(doc('a'), doc('b'))).toEqual([
    { type: 'link', label: 'a', href: '/base/a' },
    { type: 'link', label: 'B', href: '/base/b' },
  ])
})

test('a category leads to its own page, else to the first page below it', () => {
  const nested = category([category([doc('b')])])
  const outside: ProcessedItem = { type: 'link', label: 'Out', href: 'https://example.com', at: [] }
  expect(finish(category([doc('b')], 'a'))).toMatchObject([{ href: '/base/a', linked: true }])
  expect(finish(nested)).toMatchObject([{ href: '/base/b', linked: false }])
  expect(finish(category([outside, doc('b')]))).toMatchObject([{ href: '/base/b' }])
  expect(finish(category([outside]))).toMatchObject([{ href: 'https://example.com' }])
})

test('a category without items becomes its page, or disappears if it has none', () => {
  expect(finish(category([], 'a'))).toEqual([{ type: 'link', label: 'C', href: '/base/a' }])
  expect(finish(category([category([])]))).toEqual([])
})

test('items that readers cannot see are left out', () => {
  expect(finish(doc('hidden'), doc('missing'), category([doc('hidden')], 'hidden'))).toEqual([])
})

test('a link that wants no base path has none', () => {
  expect(finish({ type: 'link', label: 'Other', href: '/other', autoAddBaseUrl: false, at: [] })).toEqual([
    { type: 'link', label: 'Other', href: '/other', aside: true },
  ])
})
