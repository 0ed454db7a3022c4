import { expect, test } from 'vitest'
import { stem } from './stem'
import { synonymStems } from './synonyms'

test('synonyms match each other, in all their forms', () => {
  expect(synonymStems('removed')).toContain(stem('delete'))
  expect(synonymStems('deleting')).toContain(stem('removes'))
})

test('a feature is found by another of its common names', () => {
  expect(synonymStems('favorites')).toContain(stem('bookmark'))
  expect(synonymStems('popup')).toContain(stem('dialogs'))
})

test('a word is no synonym of itself, and most have none', () => {
  expect(synonymStems('delete')).not.toContain(stem('delete'))
  expect(synonymStems('tide')).toEqual([])
})
