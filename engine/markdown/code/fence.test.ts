import { expect, test } from 'vitest'
import { readFence } from './fence'

test('a fence with a language only', () => {
  expect(readFence('ts')).toEqual({ language: 'ts', ranges: [], words: [] })
})

test('an empty fence names no language', () => {
  expect(readFence()).toEqual({ ranges: [], words: [] })
})

test('a title may stand in either kind of quotation marks, or in none', () => {
  expect(readFence('ts', 'title="src/my file.ts"').title).toBe('src/my file.ts')
  expect(readFence('ts', `title='say "hi"'`).title).toBe('say "hi"')
  expect(readFence('ts', 'title=main.ts').title).toBe('main.ts')
})

test('a title may hold the quotation marks around it, if no blank follows them', () => {
  expect(readFence('js', 'title="with "q".js" {2}')).toMatchObject({
    title: 'with "q".js',
    ranges: [[2, 2]],
    words: [],
  })
  expect(readFence('js', `title='it's' [config "q"[0].js] env="a" b="c"`)).toMatchObject({
    title: "it's",
    words: ['[config "q"[0].js]', 'env="a"', 'b="c"'],
  })
})

test('single lines and ranges of lines', () => {
  expect(readFence('ts', '{1,3-5, 8}').ranges).toEqual([
    [1, 1],
    [3, 5],
    [8, 8],
  ])
})

test('line numbers start at 1 or at a number of their own', () => {
  expect(readFence('ts', 'showLineNumbers').numbersFrom).toBe(1)
  expect(readFence('ts', 'showLineNumbers=5').numbersFrom).toBe(5)
  expect(readFence('ts', 'showLineNumbers={5}').numbersFrom).toBe(5)
  expect(readFence('ts', 'title="x"').numbersFrom).toBeUndefined()
})

test('unknown words stay as they were written', () => {
  expect(readFence('ts', 'no-check title="x" noInline env="a b" {2} data={1 + 2}').words).toEqual([
    'no-check',
    'noInline',
    'env="a b"',
    'data={1 + 2}',
  ])
})

test('meta without a language is not taken for one', () => {
  expect(readFence('title="my', 'file.ts" {2}')).toEqual({ title: 'my file.ts', ranges: [[2, 2]], words: [] })
  expect(readFence('{1-2}')).toEqual({ ranges: [[1, 2]], words: [] })
})

test('a range may follow the language without a space', () => {
  expect(readFence('ts{1,3}')).toEqual({
    language: 'ts',
    ranges: [
      [1, 1],
      [3, 3],
    ],
    words: [],
  })
})
