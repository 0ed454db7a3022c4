import { expect, test } from 'vitest'
import { capHits, firstHits } from './types'

const pages = [3, 3, 3].map((count) => ({ hits: Array<string>(count).fill('/a') }))
const counts = (count: number) => firstHits(pages, count).map(({ hits }) => hits.length)

test('as many hits are shown as there is room for, and no page without one', () => {
  expect([counts(0), counts(2), counts(3), counts(7), counts(20)]).toEqual([
    [],
    [2],
    [3],
    [3, 3, 1],
    [3, 3, 3],
  ])
})

test('[K4] hits beyond the limit are left out, and the count says that there are more', () => {
  expect([8, 9, 10].map((count) => capHits(pages, count).hasMore)).toEqual([true, false, false])
  expect(capHits(pages, 8).pages).toEqual(firstHits(pages, 8))
})
