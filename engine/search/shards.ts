import { isDocumentShard, isTermShard } from './file-shapes'
import { parsed, SearchFileError } from './load-index'
import type { ShardKind } from './shard-address'
import type { SplitDocuments, SplitIndex } from './split-types'
import { stem } from './stem'
import { type NamedPages, readTermLine, type TermLine } from './term-lines'
import type { SearchDoc } from './types'
import { type TermPlaces, type Vocabulary, vocabularyOf } from './vocabulary'

/** Brings one of the files, as text. */
export type FetchShard = (kind: ShardKind, number: number) => Promise<string>

/** What some of the files of terms say. */
export interface KnownTerms {
  vocabulary: Vocabulary
  /** The pages that a term names. */
  names: ReadonlyMap<string, NamedPages>
  /** Of the files, in KiB of characters. */
  size: number
}

/** Reads files of terms, each fetched once. */
export function createTermShards(
  { digest, shards }: SplitIndex,
  pageCount: number,
  fetchShard: FetchShard,
): (numbers: readonly number[]) => Promise<KnownTerms> {
  const load = once(async (number) => {
    const shard = parsed(await fetchShard('index', number), 'terms')
    if (!isTermShard(shard) || shard.digest !== digest) throw damagedTerms()
    const lines = shard.lines.split('\n').map((line) => readLine(line, pageCount))
    if (lines[0]?.key !== shards[number] || shard.next !== shards[number + 1]) throw damagedTerms()
    return { size: shard.lines.length / 1024, lines }
  })
  const stems = new Map<string, string>()
  const stemOf = (term: string): string => {
    const known = stems.get(term) ?? stem(term)
    stems.set(term, known)
    return known
  }
  let last: { files: string; known: KnownTerms } | undefined
  return async (numbers) => {
    const wanted = [...new Set(numbers)].sort((a, b) => a - b)
    const read = await Promise.all(wanted.map(load))
    const files = wanted.join()
    // While one types, most queries need the same files as the one before.
    if (last?.files !== files) last = { files, known: knownBy(read, pageCount, stemOf) }
    return last.known
  }
}

/** So many pages are read however long they are. */
const FEW = 4

/**
 * Reads the documents of pages, the first ones first, up to a size in KiB of characters. They stand in the places of
 * their pages; the others are empty. Files are fetched once.
 */
export function createDocumentShards(
  { shards, sizes, digest }: SplitDocuments,
  fetchShard: FetchShard,
): (pages: readonly number[], most: number) => Promise<SearchDoc[]> {
  const places = shards.flatMap((count, shard) => Array.from({ length: count }, (_, at) => ({ shard, at })))
  const firsts = firstPages(shards)
  const docs = once(async (number) => {
    const shard = parsed(await fetchShard('documents', number), 'documents')
    if (!isDocumentShard(shard, firsts[number] ?? 0, shards[number] ?? 0) || shard.digest !== digest) {
      throw new SearchFileError('The search documents are damaged.')
    }
    return shard.searchDocs
  })
  return async (pages, most) => {
    const files = new Set<number>()
    let size = 0
    const wanted = pages.flatMap((page, before) => {
      const place = places[page]
      if (!place || (before >= FEW && size >= most)) return []
      if (!files.has(place.shard)) size += sizes[place.shard] ?? 0
      files.add(place.shard)
      return [{ page, ...place }]
    })
    const read: SearchDoc[] = []
    await Promise.all(
      wanted.map(async ({ page, shard, at }) => {
        const doc = (await docs(shard))[at]
        if (doc) read[page] = doc
      }),
    )
    return read
  }
}

/** The number of the first page of each file. */
function firstPages(counts: readonly number[]): number[] {
  let next = 0
  return counts.map((count) => {
    next += count
    return next - count
  })
}

function once<Value>(load: (number: number) => Promise<Value>): (number: number) => Promise<Value> {
  const loaded = new Map<number, Promise<Value>>()
  return (number) => {
    const value = loaded.get(number) ?? load(number)
    loaded.set(number, value)
    return value
  }
}

function readLine(line: string, pageCount: number): TermLine {
  const read = readTermLine(line, pageCount)
  if (!read) throw damagedTerms()
  return read
}

function damagedTerms(): SearchFileError {
  return new SearchFileError('The search terms are damaged.')
}

/** A file of terms as it was read. */
interface ReadTerms {
  size: number
  lines: readonly TermLine[]
}

function knownBy(
  files: readonly ReadTerms[],
  pageCount: number,
  stemOf: (term: string) => string,
): KnownTerms {
  const places = new Map<string, TermPlaces>()
  const names = new Map<string, NamedPages>()
  for (const line of files.flatMap(({ lines }) => lines)) {
    if (line.places.pages.length > 0) places.set(line.term, line.places)
    if (line.key === line.term) names.set(line.term, line.names)
  }
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return { vocabulary: vocabularyOf(places, pageCount, stemOf), names, size }
}
