import { expect, test } from 'vitest'
import { isSame, judgedQuestions } from './search'

test('a page is the same whatever ending and slash its address has', () => {
  for (const end of ['', '/', '.html', '/index.html'])
    expect(isSame('/atomic/intro', `/sba-mint/atomic/intro${end}`)).toBe(true)
  expect(isSame('/', '/sba-mint/')).toBe(true)
  expect(isSame('/atomic/intro', '/sba-mint/atomic/introduction')).toBe(false)
})

test('a share of right pages is measured with all questions, and not with the few of a quick look', () => {
  expect(judgedQuestions(1).length).toBeGreaterThanOrEqual(30)
  expect(judgedQuestions(50)).toEqual([])
})
