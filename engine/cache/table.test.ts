import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { openTable } from './table'

test('a row is found as long as its key matches, and forgotten once a run has not used it', () => {
  const cache = writeSite({})
  const open = () => openTable<number>(cache, 'sources')
  const first = open()
  first.set('a', 'key', 1)
  first.set('b', 'key', 2)
  first.save()
  const second = open()
  expect([second.get('a', 'key'), second.get('b', 'other'), second.get('c', 'key')]).toEqual([
    1,
    undefined,
    undefined,
  ])
  second.save()
  expect([open().get('a', 'key'), open().get('b', 'key')]).toEqual([1, undefined])
})
