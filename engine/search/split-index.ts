import { addPage, type Postings, type SearchFiles, searchDoc, withDigest } from './build-index'
import { digestOf } from './digest'
import { inShards } from './in-shards'
import { type PageWords, pageWords } from './page-words'
import { NAME_KINDS, type NamedPages, termLine } from './term-lines'
import { INDEX_FORMAT, type SearchOptions, type SearchPage } from './types'

/** The files of a split search, as JSON: `documents` and `index` are the directories of the others. */
export interface SplitSearchFiles extends SearchFiles {
  documentShards: string[]
  termShards: string[]
}

/** In characters of JSON: a page or a few short ones. Of most queries the documents of two dozen pages are read. */
const DOCUMENTS_SIZE = 8 * 1024
/** A query needs one or two for each of its words. */
const TERMS_SIZE = 26 * 1024
/** Characters of the documents. Up to here both files are fetched whole: some 300 KiB, compressed. */
const LARGE = 2 * 1024 * 1024

/** Whether the documents are more than a reader should fetch for one query. */
export function isLarge(pages: readonly SearchPage[]): boolean {
  let length = 0
  return pages.some((page) => {
    length += JSON.stringify(searchDoc(page)).length
    return length > LARGE
  })
}

/**
 * Makes the files that the browser searches without fetching them all. The same pages always give the same texts; a page
 * that changes leaves nearly all as they are. `wordsOf` may know the words of a page from before.
 */
export function buildSplitSearch(
  pages: readonly SearchPage[],
  options: SearchOptions,
  wordsOf: (page: SearchPage) => PageWords = pageWords,
): SplitSearchFiles {
  const digest = digestOf(...pages.map(({ url }) => `${url}\n`))
  const named = (content: object) => withDigest(JSON.stringify(content), digest)
  const docs = inShards(
    pages.map((page) => ({ key: page.url, text: JSON.stringify(searchDoc(page)) })),
    DOCUMENTS_SIZE,
  )
  const terms = inShards(linesOf(pages, wordsOf), TERMS_SIZE)
  const firstKeys = terms.map(([first]) => first?.key)
  let from = 0
  const documentShards = docs.map((shard) => {
    const json = `{"from":${from},"searchDocs":[${shard.map(({ text }) => text).join()}]}`
    from += shard.length
    return withDigest(json, digest)
  })
  return {
    documents: named({
      options,
      shards: docs.map(({ length }) => length),
      sizes: documentShards.map(({ length }) => Math.ceil(length / 1024)),
    }),
    index: named({ format: INDEX_FORMAT, shards: firstKeys }),
    documentShards,
    termShards: terms.map((shard, number) => {
      return named({ lines: shard.map(({ text }) => text).join('\n'), next: firstKeys[number + 1] })
    }),
  }
}

/** The lines of all files of terms, in the order of their keys. */
function linesOf(
  pages: readonly SearchPage[],
  wordsOf: (page: SearchPage) => PageWords,
): { key: string; text: string }[] {
  const postings: Postings = new Map()
  const names = new Map<string, NamedPages>()
  const inner = new Map<string, [string, string]>()
  pages.forEach((page, number) => {
    const words = wordsOf(page)
    addPage(postings, words, number)
    addNames(names, words, number)
    for (const [key, term] of words.inner) inner.set(`${key}>${term}`, [key, term])
  })
  const own = [...new Set([...postings.keys(), ...names.keys()])].map((term) => {
    return { key: term, text: termLine(term, term, postings.get(term) ?? {}, names.get(term)) }
  })
  const parts = [...inner.values()].flatMap(([key, term]) => {
    const posting = postings.get(term)
    return posting ? [{ key, text: termLine(key, term, posting) }] : []
  })
  return [...own, ...parts].sort((a, b) => (a.key === b.key ? order(a.text, b.text) : order(a.key, b.key)))
}

function order(a: string, b: string): number {
  return a < b ? -1 : 1
}

function addNames(names: Map<string, NamedPages>, words: PageWords, page: number): void {
  for (const kind of NAME_KINDS) {
    for (const term of words.names[kind]) {
      const known = names.get(term) ?? {}
      known[kind] ??= []
      known[kind].push(page)
      names.set(term, known)
    }
  }
}
