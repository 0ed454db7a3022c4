import type { Collected } from '../../../feature'
import { hash, openStore, type Store } from '../../../kit/cache'
import { buildSearch, indexOf, type PageWords, pageWords } from '../index/build-index'
import type { SearchOptions } from '../types'
import { parsePage } from './search-files'

/** The search files, which are only read from the cache if they have to be written. */
export interface CachedSearch {
  /** Stands for the content of both files. */
  digest: string
  /** Of both files. */
  bytes: number
  read(): { documents: Buffer; index: Buffer }
}

interface MadeSearch {
  /** Of both files. */
  bytes: number
  documents: Buffer
  index: Buffer
}

/** Returns the documents and the index, cached for the same set of pages. */
export function buildSearchFiles(
  searched: readonly Collected[],
  options: SearchOptions,
  cache: string,
): CachedSearch {
  const store = openStore(cache, 'search/index')
  const digest = hash(JSON.stringify(options), ...searched.map(({ key }) => key))
  const make = (): MadeSearch => {
    const made = buildSearch(searched.map(parsePage), options, indexOfCached(searched, cache))
    const [documents, index] = [Buffer.from(made.documents), Buffer.from(made.index)]
    const bytes = documents.length + index.length
    store.write(digest, [Buffer.from(String(bytes)), documents, index])
    store.forgetUnused()
    return { bytes, documents, index }
  }
  const [size] = store.readFirst(digest, 1) ?? []
  if (!size) {
    const made = make()
    return { digest, bytes: made.bytes, read: () => made }
  }
  const read = () => {
    const [, documents, index] = store.read(digest) ?? []
    return documents && index ? { documents, index } : make()
  }
  return { digest, bytes: Number(size), read }
}

/** Returns the index without its digest, from the cached words of pages that have not changed. */
function indexOfCached(searched: readonly Collected[], cache: string): string {
  const store = openStore(cache, 'search/words')
  const index = indexOf(searched.map((page) => wordsOf(page, store)))
  store.forgetUnused()
  return index
}

/** Returns the words of a page, cached by its text. */
function wordsOf(page: Collected, store: Store): PageWords {
  const cached = store.get<PageWords>(page.key)
  if (cached) return cached
  const words = pageWords(parsePage(page))
  store.set(page.key, words)
  return words
}
