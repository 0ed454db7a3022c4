import { expect, test } from 'vitest'
import { firstPages } from './ResultList'
import { pageWith } from './testing'

const pages = [3, 3, 3].map((hits) => pageWith(Array<string>(hits).fill('/a')))
const counts = (count: number) => firstPages(pages, count).map(({ hits }) => hits.length)

test('as many hits are shown as there is room for, and no page without one', () => {
  expect([counts(0), counts(2), counts(3), counts(7), counts(20)]).toEqual([
    [],
    [2],
    [3],
    [3, 3, 1],
    [3, 3, 3],
  ])
})
