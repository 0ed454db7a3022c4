import { expect, test } from 'vitest'
import { stem } from './stem'
import { synonymStems } from './synonyms'

test('synonyms match each other, in all their forms', () => {
  expect(synonymStems('removed')).toContain(stem('delete'))
  expect(synonymStems('deleting')).toContain(stem('removes'))
})

test('a word is no synonym of itself, and most have none', () => {
  expect(synonymStems('delete')).not.toContain(stem('delete'))
  expect(synonymStems('tide')).toEqual([])
})
