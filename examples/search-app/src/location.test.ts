import { expect, test } from 'vitest'
import { readState, writeState } from './location'

const ORIGIN = 'https://search.example/'

test('no parameters: the first page of all documents', () => {
  expect(readState(ORIGIN)).toEqual({
    text: '',
    filters: [],
    page: 1,
    sort: undefined,
    id: undefined,
  })
})

// #region round-trip
test('a search is read back from the address that it writes', () => {
  const state = {
    text: 'wind & sun',
    filters: [
      {
        field: 'doctype',
        operator: 'in' as const,
        values: ['Grown by 100%', 'Contract'],
      },
    ],
    page: 3,
    sort: 'modified desc',
    id: 'documents|12%',
  }
  expect(readState(ORIGIN + writeState(state))).toEqual(state)
})
// #endregion

test.each(['?p=zero', '?p=-2', '?f=%5B%25'])(
  'the damaged address %s opens the first page',
  (query) => {
    expect(readState(ORIGIN + query)).toMatchObject({
      filters: [],
      page: 1,
    })
  },
)
