import { expect, test } from 'vitest'
import { lineDiff } from './judge'

const letters = 'abcdefghijkl'.split('').join('\n')

test('what has gone and what has come stand together, with a little around them', () => {
  expect(lineDiff(letters, letters.replace('e', 'E\nE2'))).toBe(
    ['  …', '  c', '  d', '- e', '+ E', '+ E2', '  f', '  g', '  …'].join('\n'),
  )
})

test('dots stand for lines that are left out, and for nothing else', () => {
  expect(lineDiff(letters, letters.replace('a\n', '').replace('l', 'l\nm'))).toBe(
    ['- a', '  b', '  c', '  …', '  k', '  l', '+ m'].join('\n'),
  )
})
