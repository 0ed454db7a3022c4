import { expect, test } from 'vitest'
import { lineDiff } from './judge'

const letters = 'abcdefghijkl'.split('').join('\n')

test('removed and added lines are shown together, with a little context', () => {
  expect(lineDiff(letters, letters.replace('e', 'E\nE2'))).toBe(
    ['  …', '  c', '  d', '- e', '+ E', '+ E2', '  f', '  g', '  …'].join('\n'),
  )
})

test('dots mark omitted lines, and nothing else', () => {
  expect(lineDiff(letters, letters.replace('a\n', '').replace('l', 'l\nm'))).toBe(
    ['- a', '  b', '  c', '  …', '  k', '  l', '+ m'].join('\n'),
  )
})
