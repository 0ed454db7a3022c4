import { expect, test } from 'vitest'
import { plainExcerpt } from './plain-excerpt'

test('the first paragraph is plain text', () => {
  const twin =
    '# Title\n\n![A hive](hive.svg)\n\nOn a **warm** day the `bees` *fly*\n[out](/out) of snake_case_hives.\n\nMore.\n'
  expect(plainExcerpt(twin)).toBe('On a warm day the bees fly out of snake_case_hives.')
})

test('a text without a paragraph gives nothing', () => {
  expect(plainExcerpt('# Title\n\n- a\n- b\n')).toBe('')
})
