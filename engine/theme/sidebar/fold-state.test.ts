import { expect, test } from 'vitest'
import type { SidebarCategory, SidebarItem } from '../../page/types'
import { enter, holds, isOpen, mergeItems, openUntouched, toggle } from './fold-state'

const link = (href: string): SidebarItem => ({ type: 'link', label: href, href })
const category = (
  label: string,
  items: SidebarItem[] | null,
  more?: Partial<SidebarCategory>,
): SidebarCategory => ({
  type: 'category',
  label,
  href: '/first',
  linked: false,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
})

const inner = category('Inner', [link('/a/inner/x')])
const a = category('A', [link('/a/1'), inner])
const b = category('B', [link('/b/1')])
const items = [link('/'), a, b]

test('entering a page opens all categories around it', () => {
  const folds = enter(new Map(), items, '/a/inner/x', false)
  expect(isOpen(a, '/A /first', folds)).toBe(true)
  expect(isOpen(inner, '/A /first/Inner /first', folds)).toBe(true)
  expect(isOpen(b, '/B /first', folds)).toBe(false)
})

test('entering a category closes its siblings if they collapse automatically', () => {
  const before = enter(new Map(), items, '/a/1', true)
  expect(isOpen(a, '/A /first', enter(before, items, '/b/1', true))).toBe(false)
  expect(isOpen(a, '/A /first', enter(before, items, '/b/1', false))).toBe(true)
})

test('a page outside all categories leaves them as they are', () => {
  const before = enter(new Map(), items, '/a/1', true)
  expect(enter(before, items, '/', true)).toBe(before)
})

test('a category around the page stays open under a new label, but not one that the reader has closed', () => {
  const before = enter(new Map(), items, '/a/inner/x', false)
  const named = { ...a, label: 'Aa' }
  expect(isOpen(named, '/Aa /first', openUntouched(before, [named, b], '/a/inner/x'))).toBe(true)
  const closed = toggle(before, '/A /first', false, [])
  expect(isOpen(a, '/A /first', openUntouched(closed, items, '/a/inner/x'))).toBe(false)
  expect(openUntouched(before, items, '/a/inner/x')).toBe(before)
})

test('opening a category closes the siblings it is told of, closing it closes nothing else', () => {
  const open = toggle(new Map([['/A', true]]), '/B', true, ['/A', '/B'])
  expect([...open]).toEqual([
    ['/A', false],
    ['/B', true],
  ])
  const closed = toggle(new Map([['/A', true]]), '/B', false, [])
  expect(closed.get('/A')).toBe(true)
})

test('a category that cannot be closed is open', () => {
  expect(isOpen(category('Fixed', [], { collapsible: false }), '/Fixed', new Map())).toBe(true)
})

test("a category holds its own page only where it has one, and ignores a page's file name", () => {
  expect(holds(category('C', [], { href: '/c' }), '/c')).toBe(false)
  expect(holds(category('C', [], { href: '/c', linked: true }), '/c')).toBe(true)
  expect(holds(category('C', [link('/c/1')]), '/c/1.html')).toBe(true)
})

test('items that an earlier page carried are not lost on the next one', () => {
  const next = [link('/'), category('A', null), b]
  expect(mergeItems(items, next)).toEqual(items)
})

test('items of the next page come before those of an earlier one', () => {
  const newer = category('A', [link('/a/2'), category('Inner', null)])
  expect(mergeItems(items, [newer])).toEqual([category('A', [link('/a/2'), inner])])
})

test('two categories of one label are two, where they begin with different pages', () => {
  const [guides, more] = [
    category('Guides', [link('/g/1')], { href: '/g/1' }),
    category('Guides', null, { href: '/m/1' }),
  ]
  const folds = enter(new Map(), [guides, more], '/g/1', true)
  expect(isOpen(guides, '/Guides /g/1', folds)).toBe(true)
  expect(isOpen(more, '/Guides /m/1', folds)).toBe(false)
  expect(mergeItems([guides, more], [guides, more])).toEqual([guides, more])
})
