import { expect, test } from 'vitest'
import type { PageResult } from '../../client/search/search-store'
import { firstPages } from './first-pages'

const page = (hits: number): PageResult => ({
  title: '',
  url: '',
  hits: Array.from({ length: hits }, () => ({
    url: '',
    path: [],
    excerpt: { text: '', marks: [] },
    words: [],
  })),
})

test('pages are shown until the dialog is full', () => {
  expect(firstPages([3, 3, 3, 3, 3, 3].map(page), 0)).toHaveLength(4)
  expect(firstPages([1, 1].map(page), 0)).toHaveLength(2)
  expect(firstPages([], -1)).toEqual([])
})

test('the active hit is always among them', () => {
  expect(firstPages([3, 3, 3, 3, 3, 3].map(page), 14)).toHaveLength(5)
  expect(firstPages([3, 3, 3, 3, 3, 3].map(page), 17)).toHaveLength(6)
})
