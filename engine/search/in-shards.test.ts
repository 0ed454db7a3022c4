import { expect, test } from 'vitest'
import { inShards } from './in-shards'

const items = (...keys: string[]) => keys.map((key) => ({ key, text: key.repeat(4) }))
const keysOf = (...keys: string[]) => inShards(items(...keys), 10).map((shard) => shard.map(({ key }) => key))

test('a file is as long as it may be, and has one item at least', () => {
  expect(keysOf('a', 'b', 'c', 'd', 'e')).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect(keysOf('long', 'a')).toEqual([['long'], ['a']])
  expect(keysOf()).toEqual([])
})

test('what has the same key stays together', () => {
  expect(keysOf('a', 'b', 'b', 'b', 'c')).toEqual([['a', 'b', 'b', 'b'], ['c']])
})
