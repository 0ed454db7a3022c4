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

test('the latest version is named only where a reader sees another one', () => {
  const page = (name: string) => ({ name, paths: {} })
  expect(latestUnlessShown(site, page('current'), null)).toBe('2')
  expect(latestUnlessShown(site, page('1'), '2')).toBe('2')
  expect(latestUnlessShown(site, page('2'), '1')).toBeUndefined()
  expect(latestUnlessShown(site, undefined, '1')).toBe('2')
  expect(latestUnlessShown(site, undefined, 'gone')).toBeUndefined()
})
