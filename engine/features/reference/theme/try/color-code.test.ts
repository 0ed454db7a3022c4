import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorCode } from './color-code'

const shown = (code: string) =>
  colorCode(code).map((line) =>
    line.map(({ text, className }) => (className ? `${className}:${text}` : text)).join(''),
  )

test('words of the language, texts, numbers, types and calls have the classes of colored samples', () => {
  expect(shown("const { a } = await find('x', 1) // why\nnew Store<Item>(true)")).toEqual([
    "k:const { a } = k:await f:find(s:'s:xs:', n:1) c:// why",
    'k:new t:Store<t:Item>(n:true)',
  ])
})

test('coloring loses no character of any code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (code) => {
      const lines = colorCode(code).map((line) => line.map(({ text }) => text).join(''))
      expect(lines.join('\n')).toBe(code)
    }),
  )
})
