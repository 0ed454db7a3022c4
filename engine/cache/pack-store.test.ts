import { appendFileSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { hash } from './hash'
import { openPackStore } from './pack-store'

const parts = [Buffer.from('one'), Buffer.alloc(0), Buffer.from('three')]
const key = hash('a')

test('what was written is read again, part by part', () => {
  const folder = writeSite({ 'keep.txt': '' })
  const store = openPackStore(folder)
  expect(store.read(key)).toBeUndefined()
  store.write(key, parts)
  expect(openPackStore(folder).read(key)).toEqual(parts)
})

test('an entry that a stopped build has left, or something else has changed, counts as absent', () => {
  const folder = writeSite({ 'keep.txt': '' })
  openPackStore(folder).write(key, parts)
  const file = join(folder, key.slice(0, 2), key.slice(2))
  const whole = readFileSync(file)
  for (let length = 0; length < whole.length; length++) {
    truncateSync(file, length)
    expect(openPackStore(folder).read(key)).toBeUndefined()
    writeFileSync(file, whole)
  }
  appendFileSync(file, 'more')
  expect(openPackStore(folder).read(key)).toBeUndefined()
})

test('what a build has not used is removed, also what is no entry', () => {
  const folder = writeSite({ 'old-hash.br': '' })
  const [first, second] = [hash('first'), hash('second')]
  const before = openPackStore(folder)
  for (const each of [key, first, second]) before.write(each, parts)
  mkdirSync(join(folder, 'aa'), { recursive: true })
  const now = openPackStore(folder)
  now.read(first)
  now.write(hash('new'), parts)
  now.forgetUnused()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  expect(files).toHaveLength(2)
  expect(now.read(first)).toEqual(parts)
})
