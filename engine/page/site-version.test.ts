import { expect, test } from 'vitest'
import type { NavbarItem, Site } from './site'
import { latestUnlessShown, siteInVersion } from './site-version'

const position = 'left'
const items: NavbarItem[] = [
  {
    type: 'link',
    label: 'Book',
    href: '/book',
    external: false,
    position,
    byVersion: { '2': { label: 'Book', href: '/book' }, '1': { label: 'Old book', href: '/1/book' } },
  },
  {
    type: 'dropdown',
    label: 'Version: 2',
    position,
    items: [
      { label: 'Next', href: '/next', version: 'current' },
      { label: '2', href: '/', version: '2' },
      { label: '1', href: '/1', version: '1' },
      { label: 'All', href: '/all' },
    ],
  },
]
const versions = [
  { name: 'current', label: 'Next', href: '/next', isLast: false },
  { name: '2', label: '2', href: '/', isLast: true },
  { name: '1', label: '1', href: '/1', isLast: false },
]

const site = { versions, navbar: { title: '', items } } as unknown as Site

/** Returns the target of each navbar link. */
function shown(...args: [Parameters<typeof siteInVersion>[1], string | null]) {
  return siteInVersion(site, ...args).navbar.items.map((item) => {
    if (item.type === 'dropdown') return `${item.label} > ${item.items.map(({ href }) => href).join(' ')}`
    return item.type === 'link' ? `${item.label} > ${item.href}` : item.type
  })
}

test('a page shows its own version, and the menu leads to the same page in the others', () => {
  const page = { name: '1', paths: { '1': '/1/knot', current: '/next/knot' } }
  expect(shown(page, '2')).toEqual(['Old book > /1/book', 'Version: 1 > /next/knot / /1/knot /all'])
})

test('a version without the target of a link has that of the preferred one, else of the last', () => {
  const page = { name: 'current', paths: {} }
  expect(shown(page, '1')[0]).toBe('Old book > /1/book')
  expect(shown(page, null)[0]).toBe('Book > /book')
})

test('a page without a version shows the one that the reader prefers, else the last', () => {
  expect(shown(undefined, '1')).toEqual(['Old book > /1/book', 'Version: 1 > /next / /1 /all'])
  expect(shown(undefined, null)).toEqual(['Book > /book', 'Version: 2 > /next / /1 /all'])
  expect(shown(undefined, 'gone')).toEqual(['Book > /book', 'Version: 2 > /next / /1 /all'])
})

test('[D15] on a page of another set, items lead to the version of their own that the reader prefers', () => {
  const page = { name: 'api/2', paths: {} }
  expect(shown(page, 'api/1 1')).toEqual(['Old book > /1/book', 'Version: 1 > /next / /1 /all'])
  expect(shown(page, null)[0]).toBe('Book > /book')
})

test('[D15] an item of another set keeps its sidebar, and one of another version of the same set does not', () => {
  const link = (version: string) => ({ label: 'Calls', href: `/${version}`, sidebar: 'api/calls' })
  const byVersion = { 'api/1': link('api/1') }
  const items: NavbarItem[] = [{ type: 'link', ...link(''), external: false, position, byVersion }]
  const last = [{ name: 'api/1', label: '1', href: '/api/1', isLast: true }]
  const several = { ...site, versions: last, navbar: { title: '', items } }
  const sidebarOn = (name: string) => siteInVersion(several, { name, paths: {} }, null).navbar.items[0]
  expect(sidebarOn('current')).toHaveProperty('sidebar', 'api/calls')
  expect(sidebarOn('api/current')).toHaveProperty('sidebar', undefined)
})

test('[D15] a menu of one set is on the pages of that set, and the first one outside all sets', () => {
  const menu = (onlyIn: string): NavbarItem => ({
    type: 'dropdown',
    label: onlyIn,
    items: [],
    position,
    onlyIn,
  })
  const several = { ...site, navbar: { title: '', items: [menu('api'), menu('default')] } }
  const labels = (page: Parameters<typeof siteInVersion>[1]) =>
    siteInVersion(several, page, null).navbar.items.map((item) => 'label' in item && item.label)
  expect(labels({ name: 'api/2', paths: {} })).toEqual(['api'])
  expect(labels({ name: '2', paths: {} })).toEqual(['default'])
  expect(labels({ name: 'other/current', paths: {} })).toEqual([])
  expect(labels(undefined)).toEqual(['api'])
})

test('the latest version is named only where a reader sees another one', () => {
  const page = (name: string) => ({ name, paths: {} })
  expect(latestUnlessShown(site, page('current'), null)).toBe('2')
  expect(latestUnlessShown(site, page('1'), '2')).toBe('2')
  expect(latestUnlessShown(site, page('2'), '1')).toBeUndefined()
  expect(latestUnlessShown(site, undefined, '1')).toBe('2')
  expect(latestUnlessShown(site, undefined, 'gone')).toBeUndefined()
})
