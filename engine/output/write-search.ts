import { hash } from '../cache/hash'
import { openStore, type Store } from '../cache/store'
import type { Reporter } from '../diagnostics/reporter'
import type { Renderer } from '../render/renderer'
import { type PageWords, pageWords } from '../search/index/build-index'
import { searchAddressesOf, searchFiles } from '../search/index/search-files'
import type { SearchPage } from '../search/types'
import type { SiteModel } from '../site/site-model'
import { ENGINE, type Output } from './output'
import { pagefindFiles } from './pagefind-files'
import { largeSearchIndex } from './problems'

/** Bytes of both files: some 300 KiB once they are compressed. */
const MAX_EMBEDDED = 2 * 2 ** 20

/**
 * Writes the files of search, if the site has search. Reports an index that is too large for every reader to fetch.
 * @throws SiteError where the site has chosen Pagefind, and that does not run.
 */
export async function writeSearch(
  pages: readonly SearchPage[],
  model: Pick<SiteModel, 'setup' | 'site' | 'history'>,
  output: Output,
  reporter: Reporter,
  resolve: Renderer['resolve'],
): Promise<void> {
  const addresses = searchAddressesOf(model)
  if (!addresses) return
  if (model.site.pagefind) {
    for (const [path, content] of await pagefindFiles(pages, model, resolve))
      output.write(path, content, 'Pagefind')
    return
  }
  const [documents, index] = cachedSearchFiles(pages, model)
  output.write(addresses.documents, documents, ENGINE)
  output.write(addresses.index, index, ENGINE)
  const bytes = documents.length + index.length
  if (bytes > MAX_EMBEDDED) reporter.report('log', largeSearchIndex(bytes))
}

/** The documents and the index: those of an earlier build if it had the same pages. */
function cachedSearchFiles(
  pages: readonly SearchPage[],
  model: Pick<SiteModel, 'setup'>,
): [documents: Buffer, index: Buffer] {
  const { cache, config } = model.setup
  const store = openStore(cache, 'search')
  // Page by page: the texts of all pages at once would fill the memory.
  const keys = new Map(pages.map((page) => [page, hash(JSON.stringify(page))]))
  const key = hash(JSON.stringify(config.search), ...keys.values())
  const [documents, index] = store.read(key) ?? []
  if (documents && index) return [documents, index]
  const words = openStore(cache, 'search-words')
  const made = searchFiles(pages, model, (page) => cachedWords(words, keys.get(page) ?? '', page))
  words.forgetUnused()
  const files: [Buffer, Buffer] = [Buffer.from(made.documents), Buffer.from(made.index)]
  store.write(key, files)
  store.forgetUnused()
  return files
}

/** The words of a page, read from its text only if no earlier build has read the same text. */
function cachedWords(store: Store, key: string, page: SearchPage): PageWords {
  const cached = store.get<PageWords>(key)
  if (cached) return cached
  const words = pageWords(page)
  store.set(key, words)
  return words
}
