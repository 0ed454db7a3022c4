import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { forgetOld, openStore } from './store'

const parts = [Buffer.from('one'), Buffer.alloc(0), Buffer.from('three')]

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

test('an entry is read back in its parts, under its own kind only', () => {
  const cache = writeSite({})
  const store = openStore(cache, 'pages')
  expect(store.read('a')).toBeUndefined()
  store.write('a', parts)
  expect(openStore(cache, 'pages').read('a')).toEqual(parts)
  expect(openStore(cache, 'markdown').read('a')).toBeUndefined()
})

test('a value is made once, and again if it is no longer current', async () => {
  const cache = writeSite({})
  const memo = (value: number, isCurrent?: (value: number) => boolean) =>
    openStore(cache, 'pages').memo('a', async () => value, isCurrent)
  expect(await memo(1)).toBe(1)
  expect(await memo(2)).toBe(1)
  expect(await memo(3, (value) => value > 1)).toBe(3)
  expect(await memo(4)).toBe(3)
})

test('an entry that a killed build left behind, or that was changed, counts as absent', () => {
  const cache = writeSite({})
  openStore(cache, 'pages').write('a', parts)
  const [file = ''] = filesIn(join(cache, 'pages'))
  const whole = readFileSync(file)
  for (let length = 0; length < whole.length; length++) {
    truncateSync(file, length)
    expect(openStore(cache, 'pages').read('a')).toBeUndefined()
    writeFileSync(file, whole)
  }
  appendFileSync(file, 'more')
  expect(openStore(cache, 'pages').read('a')).toBeUndefined()
})

test('an entry with any bit changed counts as absent, and is written again', () => {
  const cache = writeSite({})
  openStore(cache, 'pages').write('a', parts)
  const [file = ''] = filesIn(join(cache, 'pages'))
  const whole = readFileSync(file)
  for (let bit = 0; bit < whole.length * 8; bit++) {
    const bytes = Buffer.from(whole)
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    writeFileSync(file, bytes)
    const store = openStore(cache, 'pages')
    expect(store.read('a'), `bit ${bit}`).toBeUndefined()
    expect(store.readFirst('a', 1) ?? [parts[0]], `bit ${bit}`).toEqual([parts[0]])
  }
  openStore(cache, 'pages').write('a', parts)
  expect(readFileSync(file)).toEqual(whole)
})

test("an entry under another entry's name, or a folder in its place, counts as absent", () => {
  const cache = writeSite({})
  openStore(cache, 'pages').write('a', parts)
  const [file = ''] = filesIn(join(cache, 'pages'))
  openStore(cache, 'pages').write('b', [Buffer.from('of b')])
  const other = filesIn(join(cache, 'pages')).find((path) => path !== file) ?? ''
  renameSync(other, file)
  const store = openStore(cache, 'pages')
  expect([store.read('a'), store.readFirst('a', 1)]).toEqual([undefined, undefined])
  rmSync(file)
  mkdirSync(join(file, 'folder'), { recursive: true })
  expect([store.read('a'), store.readFirst('a', 1)]).toEqual([undefined, undefined])
  store.write('a', parts)
  expect(store.read('a')).toEqual(parts)
})

test('whatever a build has not used is removed, even if it is no entry', () => {
  const cache = writeSite({ 'pages/old-hash.br': '' })
  const before = openStore(cache, 'pages')
  for (const key of ['a', 'first', 'second']) before.write(key, parts)
  mkdirSync(join(cache, 'pages/aa'), { recursive: true })
  const now = openStore(cache, 'pages')
  now.read('first')
  now.write('new', parts)
  now.forgetUnused()
  expect(filesIn(join(cache, 'pages'))).toHaveLength(2)
  expect(now.read('first')).toEqual(parts)
})

test('only shared entries are removed a month after they were written', () => {
  const cache = writeSite({})
  const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 3600
  for (const [kind, days] of [
    ['shared/tides', 31],
    ['shared/moons', 29],
    ['pages', 31],
  ] as const) {
    openStore(cache, kind).write('a', parts)
    for (const file of filesIn(join(cache, kind))) utimesSync(file, daysAgo(days), daysAgo(days))
  }
  forgetOld(cache)
  expect(openStore(cache, 'shared/tides').read('a')).toBeUndefined()
  expect(openStore(cache, 'shared/moons').read('a')).toEqual(parts)
  expect(openStore(cache, 'pages').read('a')).toEqual(parts)
})
