import { expect, test } from 'vitest'
import { normalizeItems } from './normalization'

test('a string means a doc, and every item knows its location', () => {
  expect(normalizeItems(['a', { type: 'html', value: '<hr>' }], ['docs'])).toEqual([
    { type: 'doc', id: 'a', at: ['docs', 0] },
    { type: 'html', value: '<hr>', at: ['docs', 1] },
  ])
})

test('a short form becomes categories, closed at first', () => {
  expect(normalizeItems({ One: ['a'], Two: [] }, ['docs'])).toEqual([
    {
      type: 'category',
      label: 'One',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'doc', id: 'a', at: ['docs', 'One', 0] }],
      at: ['docs', 'One'],
    },
    { type: 'category', label: 'Two', collapsible: true, collapsed: true, items: [], at: ['docs', 'Two'] },
  ])
})

test('short forms inside a list are replaced by their items', () => {
  const labels = normalizeItems(['a', { One: [], Two: [] }, 'b'], ['docs']).map((item) =>
    item.type === 'category' ? item.label : item.type,
  )
  expect(labels).toEqual(['doc', 'One', 'Two', 'doc'])
})

test('a category that cannot be closed is open', () => {
  const [item] = normalizeItems([{ type: 'category', label: 'C', items: [], collapsible: false }], ['docs'])
  expect(item).toMatchObject({ collapsible: false, collapsed: false })
})
