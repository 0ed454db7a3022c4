import { postingsOf, type SearchFiles, searchDoc, withDigest } from './build-index'
import { digestOf } from './digest'
import { inShards } from './in-shards'
import { type NamedPages, type NameKind, termLine } from './term-lines'
import { compoundsOf, joinedTerm, tokensOf } from './tokens'
import { INDEX_FORMAT, type SearchOptions, type SearchPage } from './types'

/** The files of a split search, as JSON: `documents` and `index` are the directories of the others. */
export interface SplitSearchFiles extends SearchFiles {
  documentShards: string[]
  termShards: string[]
}

/** In characters of JSON: a page or a few short ones. Of most queries the documents of two dozen pages are read. */
const DOCUMENTS_SIZE = 6 * 1024
/** A query needs one or two for each of its words. */
const TERMS_SIZE = 20 * 1024
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

/** Makes the files that the browser searches without fetching them all. The same pages always give the same texts. */
export function buildSplitSearch(pages: readonly SearchPage[], options: SearchOptions): SplitSearchFiles {
  const docs = inShards(
    pages.map((page) => ({ key: page.url, text: JSON.stringify(searchDoc(page)) })),
    DOCUMENTS_SIZE,
  )
  const terms = inShards(linesOf(pages), TERMS_SIZE)
  const documentShards = docs.map((shard) => `{"searchDocs":[${shard.map(({ text }) => text).join()}]}`)
  const termShards = terms.map((shard) => JSON.stringify({ lines: shard.map(({ text }) => text).join('\n') }))
  const documents = JSON.stringify({
    options,
    shards: docs.map(({ length }) => length),
    sizes: documentShards.map(({ length }) => Math.ceil(length / 1024)),
  })
  const index = JSON.stringify({ format: INDEX_FORMAT, shards: terms.map(([first]) => first?.key) })
  const digest = digestOf(documents, index, ...documentShards, ...termShards)
  const named = (json: string) => withDigest(json, digest)
  return {
    documents: named(documents),
    index: named(index),
    documentShards: documentShards.map(named),
    termShards: termShards.map(named),
  }
}

/** The lines of all files of terms, in the order of their keys. */
function linesOf(pages: readonly SearchPage[]): { key: string; text: string }[] {
  const postings = postingsOf(pages)
  const names = namesOf(pages)
  const own = [...new Set([...postings.keys(), ...names.keys()])].map((term) => {
    return { key: term, text: termLine(term, term, postings.get(term) ?? {}, names.get(term)) }
  })
  const inner = innerKeys(pages).flatMap(([key, term]) => {
    const posting = postings.get(term)
    return posting ? [{ key, text: termLine(key, term, posting) }] : []
  })
  return [...own, ...inner].sort((a, b) => (a.key === b.key ? order(a.text, b.text) : order(a.key, b.key)))
}

function order(a: string, b: string): number {
  return a < b ? -1 : 1
}

/** What whole titles, labels and headings are called, each as one term. */
function namesOf(pages: readonly SearchPage[]): Map<string, NamedPages> {
  const names = new Map<string, NamedPages>()
  pages.forEach(({ title, label = '', sections }, page) => {
    const add = (kind: NameKind, text: string) => {
      const term = joinedTerm(text)
      if (term === '') return
      const known = names.get(term) ?? {}
      known[kind] ??= []
      if (known[kind].at(-1) !== page) known[kind].push(page)
      names.set(term, known)
    }
    add('title', title)
    add('label', label)
    for (const { heading = '' } of sections) add('heading', heading)
  })
  return names
}

/** What stands in identifiers from an inner part to the end, with the term of each: `webtoken` in `getWebToken`. */
function innerKeys(pages: readonly SearchPage[]): [key: string, term: string][] {
  const keys = new Map<string, [string, string]>()
  for (const identifier of compoundsIn(pages)) {
    const [whole, ...parts] = tokensOf(identifier)
    for (const { range } of parts) {
      const key = range[1] < identifier.length ? joinedTerm(identifier.slice(range[0])) : ''
      if (whole && key !== '' && key !== whole.term) keys.set(`${key}>${whole.term}`, [key, whole.term])
    }
  }
  return [...keys.values()]
}

function compoundsIn(pages: readonly SearchPage[]): Set<string> {
  const compounds = new Set<string>()
  for (const { title, label = '', sections } of pages) {
    const texts = sections.flatMap(({ heading = '', text, code = '' }) => [heading, text, code])
    for (const text of [title, label, ...texts]) {
      for (const compound of compoundsOf(text)) compounds.add(compound)
    }
  }
  return compounds
}
