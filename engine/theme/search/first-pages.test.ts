import { expect, test } from 'vitest'
import { firstPages } from './first-pages'
import { pageWith } from './test-results'

const page = (hits: number) => pageWith(Array<string>(hits).fill('/a'))

test('pages are shown until the dialog is full', () => {
  expect(firstPages([3, 3, 3, 3, 3, 3].map(page), 0)).toHaveLength(3)
  expect(firstPages([1, 1].map(page), 0)).toHaveLength(2)
  expect(firstPages([], -1)).toEqual([])
})

test('the active hit is always among them', () => {
  expect(firstPages([3, 3, 3, 3, 3, 3].map(page), 11)).toHaveLength(4)
  expect(firstPages([3, 3, 3, 3, 3, 3].map(page), 17)).toHaveLength(6)
})
