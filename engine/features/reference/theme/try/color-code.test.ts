import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { colorCode, createColoring } from './color-code'

afterEach(() => vi.restoreAllMocks())

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

test('code that is long, or that took long to color, has no colors', () => {
  const color = createColoring()
  const long = 'let a\n'.repeat(2000)
  expect(color(long)).toEqual([[{ text: long }]])
  expect(color('let a')).toEqual(colorCode('let a'))
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(101)
  expect(color('let a')).toEqual(colorCode('let a'))
  expect(color('let a')).toEqual([[{ text: 'let a' }]])
  expect(color('a')).toEqual(colorCode('a'))
})

test('coloring loses no character of any code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (code) => {
      const lines = colorCode(code).map((line) => line.map(({ text }) => text).join(''))
      expect(lines.join('\n')).toBe(code)
    }),
  )
})
