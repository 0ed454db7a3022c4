import { expect, test } from 'vitest'
import { isSame } from './search'

test('a page is the same whatever ending and slash its address has', () => {
  for (const end of ['', '/', '.html', '/index.html'])
    expect(isSame('/atomic/intro', `/sba-mint/atomic/intro${end}`)).toBe(true)
  expect(isSame('/', '/sba-mint/')).toBe(true)
  expect(isSame('/atomic/intro', '/sba-mint/atomic/introduction')).toBe(false)
})
