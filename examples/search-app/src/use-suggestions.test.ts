import { expect, test, vi } from 'vitest'
import { useMockApp } from './testing'
import { suggest } from './use-suggestions'

test('the beginning of a word is completed', async () => {
  const { suggestQuery } = await useMockApp()
  expect(await suggest(suggestQuery, 'turb')).toContain('turbines')
})

test('an empty text sends no request', async () => {
  const { suggestQuery } = await useMockApp()
  const before = vi.mocked(fetch).mock.calls.length
  expect(await suggest(suggestQuery, ' ')).toEqual([])
  expect(fetch).toHaveBeenCalledTimes(before)
})
