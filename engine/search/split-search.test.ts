import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSearch } from './build-index'
import { openSearch } from './open-search'
import type { ShardKind } from './shard-address'
import { buildSplitSearch, type SplitSearchFiles } from './split-index'
import { searchOf, section, testOptions, testPage } from './testing'
import { INDEX_FORMAT, type SearchPage } from './types'

const WORDS = 'anchor buoy current delta estuary fathom gale harbor island jetty keel lagoon mast'.split(' ')
/** Longer than a file, so that each page has one of its own. */
const LONG = 'salt and rope '.repeat(500)

const pages: SearchPage[] = WORDS.map((word, at) => {
  const next = WORDS[(at + 1) % WORDS.length] ?? ''
  const name = `get${word[0]?.toUpperCase()}${word.slice(1)}Depth`
  return {
    ...testPage(`The ${word} of ${at}`, `About ${word} and ${next}.`, section(name, LONG)),
    keywords: [`${word} watch`],
  }
})

const files = buildSplitSearch(pages, testOptions)

function fileOf({ documentShards, termShards }: SplitSearchFiles, kind: ShardKind, number: number): string {
  return (kind === 'documents' ? documentShards : termShards)[number] ?? ''
}

function opened(served = files, fetched: string[] = []) {
  return openSearch(served.documents, served.index, async (kind, number) => {
    fetched.push(`${kind} ${number}`)
    return fileOf(served, kind, number)
  })
}

const urlsOf = (results: Awaited<ReturnType<ReturnType<typeof opened>['query']>>) =>
  results?.pages.map(({ url }) => url)

test('every title and every identifier of a heading finds its page first', async () => {
  const search = opened()
  for (const { title, url, sections } of pages) {
    expect(urlsOf(await search.query(title))?.[0]).toBe(url)
    for (const { heading, id } of sections) {
      if (heading === undefined) continue
      const [first] = (await search.query(heading))?.pages ?? []
      expect(first?.hits[0]?.url).toBe(`${url}#${id}`)
    }
  }
})

test('the answers are those of an index that is not split', async () => {
  const [whole, search] = [searchOf(pages), opened()]
  const queries = [
    'buoy',
    'the lagoon',
    'getKeelDepth',
    'harbor watch',
    'keeldepth',
    'mats',
    'islnad',
    'qqqq',
    '',
  ]
  for (const text of queries) expect(await search.query(text), text).toEqual(whole.query(text))
})

test('what was asked before changes no answer', async () => {
  const asked = fc.constantFrom(...WORDS, 'get', 'salt rope', 'estaury')
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { maxLength: 4 }), asked, async (before, text) => {
      const search = opened()
      for (const one of before) await search.query(one)
      expect(await search.query(text)).toEqual(await opened().query(text))
    }),
    { numRuns: 30 },
  )
})

test('nothing is fetched before a query, each file once, and for long documents not those of all pages', async () => {
  const fetched: string[] = []
  const search = opened(files, fetched)
  expect(fetched).toEqual([])
  await search.query('fathom')
  expect(fetched.filter((one) => one.startsWith('documents'))).toHaveLength(2)
  await search.query('fathom')
  await search.query('salt')
  expect(new Set(fetched).size).toBe(fetched.length)
  expect(files.documentShards).toHaveLength(pages.length)
})

test('no documents are fetched for a query that is not wanted any more', async () => {
  const fetched: string[] = []
  expect(await opened(files, fetched).query('fathom', () => false)).toBeUndefined()
  expect(fetched.filter((one) => one.startsWith('documents'))).toEqual([])
})

const other = buildSplitSearch(pages.slice(1), testOptions)
const withoutFirst = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/"lines":".*?\\n/, '"lines":"'))
const endingBefore = (key: string, texts: readonly string[]) =>
  texts.map((text) => text.replace('"digest"', `"next":"${key}","digest"`))
const cut = (texts: readonly string[]) => texts.map((text) => text.slice(0, -30))

test.each<[string, SplitSearchFiles]>([
  ['terms that are cut off', { ...files, termShards: cut(files.termShards) }],
  ['documents that are cut off', { ...files, documentShards: cut(files.documentShards) }],
  ['terms of other pages', { ...files, termShards: other.termShards }],
  ['documents of other pages', { ...files, documentShards: other.documentShards }],
  ['documents in another order', { ...files, documentShards: files.documentShards.toReversed() }],
  ['terms that begin elsewhere', { ...files, termShards: withoutFirst(files.termShards) }],
  ['terms that end elsewhere', { ...files, termShards: endingBefore('tide', files.termShards) }],
  ['a page of the host instead of the terms', { ...files, termShards: ['<!doctype html>'] }],
  [
    'a line of terms that is damaged',
    { ...files, termShards: files.termShards.map((text) => text.replace(/;t/, ';t~')) },
  ],
  [
    'fewer documents than there are pages',
    {
      ...files,
      documentShards: files.documentShards.map((text) =>
        text.replace(/"searchDocs":\[.*\]/, '"searchDocs":[]'),
      ),
    },
  ],
])('with %s a query is refused', async (_, served) => {
  await expect(opened(served).query('fathom')).rejects.toThrow(/damaged/)
})

test.each<[string, string, string]>([
  ['directories of different pages', files.documents, other.index],
  [
    'a directory and a whole index',
    files.documents,
    `{"format":${INDEX_FORMAT},"digest":"0","fields":[],"invertedIndex":[]}`,
  ],
  ['a directory that is cut off', files.documents.slice(0, -9), files.index],
])('%s are refused at once', (_, documents, index) => {
  expect(() => openSearch(documents, index, async () => '')).toThrow(/different builds|damaged/)
})

test('an index of another format is named as that, split or not', () => {
  for (const index of [files.index, buildSearch(pages, testOptions).index]) {
    const later = JSON.stringify({ ...JSON.parse(index), format: 9 })
    expect(() => openSearch(files.documents, later, async () => '')).toThrow('The search index has format 9')
  }
})

test('the same pages give the same files', () => {
  expect(buildSplitSearch(pages, testOptions)).toEqual(files)
})

test('a page that changes leaves most files as they are', () => {
  const text = (page: number) =>
    Array.from({ length: 200 }, (_, word) => `word${page * 200 + word}`).join(' ')
  const page = (number: number, more = '') => testPage(`Page ${number}`, text(number) + more)
  const others = Array.from({ length: 79 }, (_, at) => page(at + 1))
  const before = buildSplitSearch([page(0), ...others], testOptions)
  const after = buildSplitSearch([page(0, ' With one more sentence.'), ...others], testOptions)
  const changed = (of: 'documentShards' | 'termShards') =>
    after[of].filter((one) => !before[of].includes(one))
  expect(changed('documentShards')).toHaveLength(1)
  expect(before.termShards.length).toBeGreaterThan(10)
  expect(changed('termShards').length).toBeLessThanOrEqual(5)
})
