import { expect, test } from 'vitest'
import { isSame, judgedQuestions } from './search'

test('addresses that differ in their ending or slash are one page', () => {
  for (const end of ['', '/', '.html', '/index.html'])
    expect(isSame('/atomic/intro', `/sba-mint/atomic/intro${end}`)).toBe(true)
  expect(isSame('/', '/sba-mint/')).toBe(true)
  expect(isSame('/atomic/intro', '/sba-mint/atomic/introduction')).toBe(false)
})

test('the share of right answers is measured with all questions, never with the few of a quick run', () => {
  expect(judgedQuestions(1).length).toBeGreaterThanOrEqual(30)
  expect(judgedQuestions(50)).toEqual([])
})
