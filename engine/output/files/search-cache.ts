import { hash } from '../../cache/hash'
import { openStore, type Store } from '../../cache/store'
import { indexOf, type PageWords, pageWords } from '../../search/index/build-index'
import { updatedIndex } from '../../search/index/update-index'
import type { SiteModel } from '../../site/site-model'
import { pageOf, type SearchedPage, searchFiles } from './search-pages'

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

/** The last files that were made. */
interface Last {
  digest: string
  /** Of the pages, in order. */
  keys: string[]
}

/** Returns the documents and the index, cached for the same set of pages. */
export function cachedSearchFiles(
  searched: readonly SearchedPage[],
  model: Pick<SiteModel, 'setup'>,
): CachedSearch {
  const { cache, config } = model.setup
  const store = openStore(cache, 'search')
  const keys = searched.map(({ key }) => key)
  const digest = hash(JSON.stringify(config.search), ...keys)
  const make = (): MadeSearch => {
    const made = searchFiles(searched.map(pageOf), model, cachedIndex(searched, cache, store))
    const [documents, index] = [Buffer.from(made.documents), Buffer.from(made.index)]
    const bytes = documents.length + index.length
    store.write(digest, [Buffer.from(String(bytes)), documents, index])
    store.set('last', { digest, keys } satisfies Last)
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

/** With more changes, it takes no longer to make the index anew. */
const MAX_CHANGES = 50

/** Returns the index without its digest, made from the last one if few pages have changed since. */
function cachedIndex(searched: readonly SearchedPage[], cache: string, before: Store): string {
  const words = openStore(cache, 'search-words')
  const last = before.get<Last>('last')
  const changed = searched.flatMap(({ key }, at) => (last?.keys[at] === key ? [] : [at]))
  const isSimilar = last?.keys.length === searched.length && changed.length <= MAX_CHANGES
  const changes = (isSimilar ? changed : []).flatMap((page) => {
    const [earlier, source] = [words.get<PageWords>(last?.keys[page] ?? ''), searched[page]]
    return earlier && source ? [{ page, before: earlier, now: wordsOf(source, words) }] : []
  })
  const [, , index] = (isSimilar && changes.length === changed.length && before.read(last.digest)) || []
  const json = index
    ? updatedIndex(JSON.parse(index.toString()), changes)
    : indexOf(searched.map((page) => wordsOf(page, words)))
  for (const { key } of searched) words.keep(key)
  words.forgetUnused()
  return json
}

/** Returns the words of a page, cached by its text. */
function wordsOf(page: SearchedPage, store: Store): PageWords {
  const cached = store.get<PageWords>(page.key)
  if (cached) return cached
  const words = pageWords(pageOf(page))
  store.set(page.key, words)
  return words
}
