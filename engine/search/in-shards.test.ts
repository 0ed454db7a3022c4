import { expect, test } from 'vitest'
import { inShards } from './in-shards'

const items = (...keys: string[]) => keys.map((key) => ({ key, text: key.repeat(4) }))
const shardsOf = (keys: readonly string[], size: number) =>
  inShards(items(...keys), size).map((shard) => shard.map(({ key }) => key))
const many = Array.from({ length: 500 }, (_, at) => String(1000 + at))

test('no file is longer than it may be, and but for the last none is half as long or shorter', () => {
  const lengths = inShards(items(...many), 400).map((shard) =>
    shard.reduce((sum, { text }) => sum + text.length + 1, 0),
  )
  expect(Math.max(...lengths)).toBeLessThanOrEqual(400)
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(200)
})

test('all stays in its order', () => {
  expect(shardsOf(many, 400).flat()).toEqual(many)
  expect(shardsOf([], 10)).toEqual([])
  expect(shardsOf(['a', 'b'], 10)).toEqual([['a', 'b']])
})

test('what is longer than a file may be has one of its own', () => {
  expect(shardsOf(['a', 'long', 'b', 'c'], 10)).toEqual([['a'], ['long'], ['b', 'c']])
})

test('what has the same key stays together', () => {
  expect(shardsOf(['a', 'b', 'b', 'b', 'c'], 10)).toEqual([['a'], ['b', 'b', 'b'], ['c']])
})

test('what is put in, taken out or made longer changes the files there, not those further on', () => {
  const before = shardsOf(many, 400)
  const has = (shard: string[]) => before.some((one) => one.join() === shard.join())
  for (const keys of [
    many.toSpliced(50, 0, '1049a', '1049b'),
    many.toSpliced(50, 3),
    many.toSpliced(50, 1, '1050 and more'),
  ]) {
    const changed = shardsOf(keys, 400).filter((shard) => !has(shard))
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.length).toBeLessThanOrEqual(4)
  }
})
