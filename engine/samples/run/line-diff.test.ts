import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiff } from './line-diff'

test('what has gone and what has come stand together, with a little around them', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].join('\n')
  expect(lineDiff(before, before.replace('e', 'E\nE2'))).toBe(
    ['  …', '  c', '  d', '- e', '+ E', '+ E2', '  f', '  g'].join('\n'),
  )
})

test('both texts can be read out of a difference that shows them whole', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before.join('\n'), after.join('\n')).split('\n')
      const kept = (sign: string) => lines.filter((line) => line.startsWith(sign) || line.startsWith('  '))
      fc.pre(!lines.includes('  …'))
      expect(kept('- ').map((line) => line.slice(2))).toEqual(before)
      expect(kept('+ ').map((line) => line.slice(2))).toEqual(after)
    }),
  )
})
