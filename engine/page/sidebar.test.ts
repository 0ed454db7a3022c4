import { expect, test } from 'vitest'
import { neighbors, sidebarLinks, slice, trail } from './sidebar'
import type { SidebarCategory, SidebarItem, SidebarLink } from './types'

function link(name: string): SidebarLink {
  return { type: 'link', label: name, href: `/base/${name}` }
}

function category(name: string, items: SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory {
  const href = `/base/${name}`
  return {
    type: 'category',
    label: name,
    href,
    linked: false,
    collapsible: true,
    collapsed: true,
    items,
    ...more,
  }
}

const sidebar: SidebarItem[] = [
  link('intro'),
  category('guides', [link('setup'), category('deep', [link('inner')]), category('other', [link('aside')])], {
    linked: true,
  }),
  { type: 'html', html: '<hr>', defaultStyle: false },
  category('api', [link('query'), link('intro')]),
  { type: 'link', label: 'elsewhere', href: 'https://example.com', external: true },
]

const labels = (items: { label: string }[]) => items.map(({ label }) => label)

/** Prints a closed category as `name`, and an open one as `name(...)` with its items. */
function shape(items: SidebarItem[]): string {
  return items
    .map((item) => {
      if (item.type === 'html') return 'html'
      return item.type === 'category' && item.items ? `${item.label}(${shape(item.items)})` : item.label
    })
    .join(' ')
}

test('a page carries the top level, the open path and its siblings', () => {
  expect(shape(slice(sidebar, '/base/intro'))).toBe('intro guides html api elsewhere')
  expect(shape(slice(sidebar, '/base/setup'))).toBe('intro guides(setup deep other) html api elsewhere')
  expect(shape(slice(sidebar, '/base/inner'))).toBe(
    'intro guides(setup deep(inner) other) html api elsewhere',
  )
})

test('a category is open on its own page', () => {
  expect(shape(slice(sidebar, '/base/guides'))).toBe('intro guides(setup deep other) html api elsewhere')
})

test('a category that is shown open keeps its items on every page', () => {
  const items = [
    category('always', [category('shut', [link('a')])], { collapsible: false, collapsed: false }),
    category('at-first', [link('b')], { collapsed: false }),
  ]
  expect(shape(slice(items, '/base/nowhere'))).toBe('always(shut) at-first(b)')
})

test('slicing leaves the whole sidebar as it was', () => {
  slice(sidebar, '/base/intro')
  expect(shape(sidebar)).toContain('guides(setup deep(inner) other(aside))')
})

test('the trail names the categories and ends with the page', () => {
  expect(trail(sidebar, '/base/inner')).toEqual([
    { label: 'guides', href: '/base/guides' },
    { label: 'deep' },
    { label: 'inner', href: '/base/inner' },
  ])
})

test("the trail of a category's own page ends with the category", () => {
  expect(trail(sidebar, '/base/guides')).toEqual([{ label: 'guides', href: '/base/guides' }])
})

test('a page outside the sidebar has no breadcrumbs and no previous or next page', () => {
  expect(trail(sidebar, '/base/nowhere')).toEqual([])
  expect(neighbors(sidebar, '/base/nowhere')).toEqual({})
})

test('reading order takes each page of the site once, own pages of categories first', () => {
  expect(labels(sidebarLinks(sidebar))).toEqual(['intro', 'guides', 'setup', 'inner', 'aside', 'query'])
})

test('links beside the pages take no part in the reading order, and have a trail', () => {
  const aside = (name: string): SidebarLink => ({ ...link(name), aside: true })
  const items = [link('a'), category('more', [aside('z'), aside('b')]), category('own', [link('b')])]
  expect(labels(sidebarLinks(items))).toEqual(['a', 'b'])
  expect(neighbors(items, '/base/z')).toEqual({})
  expect(labels(trail(items, '/base/z'))).toEqual(['more', 'z'])
  expect(labels(trail(items, '/base/b'))).toEqual(['own', 'b'])
})

test('neighbors follow the reading order across categories', () => {
  expect(neighbors(sidebar, '/base/aside')).toEqual({
    previous: { label: 'inner', href: '/base/inner' },
    next: { label: 'query', href: '/base/query' },
  })
  expect(neighbors(sidebar, '/base/intro')).toEqual({ next: { label: 'guides', href: '/base/guides' } })
  expect(neighbors(sidebar, '/base/query')).toEqual({ previous: { label: 'aside', href: '/base/aside' } })
})
