import { expect, test } from 'vitest'
import { withBookmark, withRecent } from './use-settings'

const PLAN = { id: 'documents|1', title: 'Plan' }
const REPORT = { id: 'documents|2', title: 'Report' }

test('a document is bookmarked, and a second time it is not', () => {
  const both = withBookmark([PLAN], REPORT)
  expect(both).toEqual([REPORT, PLAN])
  expect(withBookmark(both, REPORT)).toEqual([PLAN])
})

test('recent searches are five, the newest first, each once', () => {
  expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
  expect(withRecent(['a', 'b'], ' b ')).toEqual(['b', 'a'])
  expect(withRecent(['a'], ' ')).toEqual(['a'])
})
