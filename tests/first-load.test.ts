import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { HASHED } from '../engine/page/site'
import { importsOf, scriptsOf } from './budgets/measure'
import { ensureBuilt } from './built-site'

/** A page without islands. */
const PLAIN = 'atomic/guides/glossary.html'

let dist = ''
let islands: string[] = []

beforeAll(async () => {
  dist = await ensureBuilt('website')
  islands = readdirSync(join(dist, HASHED)).filter((name) => /\.island-[\w-]{8}\.js$/.test(name))
}, 120_000)

const read = (path: string) => readFileSync(join(dist, path), 'utf8')
const readAsset = (name: string) => read(HASHED + name)
const scriptsIn = (path: string) => scriptsOf(read(path)).map((address) => basename(address))
const namesIn = (text: string) => islands.filter((name) => text.includes(name))

test('the script of every page names no island: it does not grow with their number', () => {
  expect(islands.length).toBeGreaterThan(4)
  const scripts = scriptsIn(PLAIN)
  const loaded = new Set(
    scripts.flatMap((name) => [name, ...importsOf(readAsset(name)).map((path) => basename(path))]),
  )
  const sources = islands.map((name) => name.replace(/-[\w-]{8}\.js$/, ''))
  for (const name of loaded) {
    const text = readAsset(name)
    expect(
      sources.filter((source) => text.includes(source)),
      name,
    ).toEqual([])
  }
})

test('only wide windows preload fonts: browsers hold the first frame back for them', () => {
  const preloads = [...read(PLAIN).matchAll(/<link rel="preload"[^>]*as="font"[^>]*>/g)].map(([tag]) => tag)
  expect(preloads).toHaveLength(2)
  expect(preloads.filter((tag) => !tag.includes('media="(min-width:997px)"'))).toEqual([])
})

test('a page and its data name the scripts of their own islands, and preload them; other pages name none', () => {
  for (const name of ['atomic/intro', 'atomic/types/types_table']) {
    const { islands: own, entry } = JSON.parse(read(`${name}.json`))
    const scripts = Object.values(own)
    expect(scripts.length, name).toBeGreaterThan(0)
    expect(namesIn(read(`${name}.html`)).sort(), name).toEqual(scripts.sort())
    expect(scriptsIn(`${name}.html`)).toEqual(expect.arrayContaining([entry, ...scripts]))
  }
  expect(namesIn(read(PLAIN))).toEqual([])
})
