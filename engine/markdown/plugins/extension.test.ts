import { expect, test } from 'vitest'
import { fillEdits, markEdits, type TwinEdit } from './extension'

function edited(text: string, edits: TwinEdit[]): string {
  return fillEdits(markEdits(text, edits), edits)
}

function editOf(text: string, part: string, to: string): TwinEdit {
  const from = text.indexOf(part)
  return { from, to: from + part.length, text: to }
}

test('texts take the place of what they stand for, in any order', () => {
  const text = 'One <A /> and <B /> here.'
  expect(edited(text, [editOf(text, '<B />', 'two'), editOf(text, '<A />', 'one')])).toBe(
    'One one and two here.',
  )
})

test('a text of several lines has the indentation of what it replaces', () => {
  const text = '- item\n\n  <A />\n\nText <B />'
  expect(edited(text, [editOf(text, '<A />', 'a\nb'), editOf(text, '<B />', 'c\nd')])).toBe(
    '- item\n\n  a\n  b\n\nText c\nd',
  )
})

test('marking edits keeps the number of every line, and an edit within another has no effect', () => {
  const text = '<A>\n\n- <B />\n\n</A>\n\nlast'
  const edits = [editOf(text, '<B />', 'b'), editOf(text, text.slice(0, text.indexOf('\n\nlast')), 'all')]
  const marked = markEdits(text, edits)
  expect(marked.split('\n').indexOf('last')).toBe(text.split('\n').indexOf('last'))
  expect(fillEdits(marked, edits).trim().split(/\n+/)).toEqual(['all', 'last'])
})

test('of two edits of the same range, the later one wins', () => {
  const text = 'One <A /> here.'
  expect(edited(text, [editOf(text, '<A />', ''), editOf(text, '<A />', 'one')])).toBe('One one here.')
})
