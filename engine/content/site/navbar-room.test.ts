import { expect, test } from 'vitest'
import type { NavbarItem } from '../../page/site'
import { english } from '../../theme/test-site'
import { withRoom } from './navbar-room'

const site = { title: 'Toolkit', locale: english }

function link(label: string, position: 'left' | 'right' = 'left'): NavbarItem {
  return { type: 'link', label, href: `/${label}`, external: false, position }
}

/** Returns where items are folded in a navbar that has something as wide as search at its end. */
function fold(items: NavbarItem[], atEnd = 214) {
  return withRoom(site, { title: 'Toolkit', items }, atEnd).map((item) =>
    'from' in item ? item.from : undefined,
  )
}

test('items that fit stay as they are', () => {
  const items = [link('Guides'), link('Reference'), link('Blog', 'right')]
  expect(fold(items)).toEqual([undefined, undefined, undefined])
})

test('what does not fit waits for a wider window, the right side first', () => {
  const labels = ['Introduction', 'Guides', 'Tutorials', 'Reference', 'Integrations', 'Changelog']
  const items = [
    link('Community', 'right'),
    ...labels.map((label) => link(label)),
    { type: 'locale', position: 'right' } as const,
  ]
  const [right = 0, ...left] = fold(items)
  expect(left.slice(0, 3)).toEqual([undefined, undefined, undefined])
  const waiting = left.flatMap((from) => from ?? [])
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.toSorted((a, b) => a - b)).toEqual(waiting)
  expect(right).toBeGreaterThanOrEqual(waiting.at(-1) ?? 0)
  expect(left.at(-1), 'the language menu').toBeUndefined()
})

test('the more room is taken at the end of the bar, the earlier items are folded', () => {
  const items = Array.from({ length: 6 }, () => link('abcdefg'))
  expect(fold(items, 500).at(-1)).toBeDefined()
  expect(fold(items).at(-1)).toBeUndefined()
})

test('letters of East Asia are wider', () => {
  expect(fold(Array.from({ length: 6 }, () => link('検索機能の設定'))).at(-1)).toBeDefined()
  expect(fold(Array.from({ length: 6 }, () => link('abcdefg'))).at(-1)).toBeUndefined()
})
