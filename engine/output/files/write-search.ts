import { hash } from '../../cache/hash'
import { openStore, type Store } from '../../cache/store'
import type { Reporter } from '../../diagnostics/reporter'
import type { Renderer } from '../../render/renderer'
import { type PageWords, pageWords } from '../../search/index/build-index'
import type { SearchPage } from '../../search/types'
import type { SiteModel } from '../../site/site-model'
import { ENGINE, type Output } from '../output'
import { largeSearchIndex } from '../problems'
import { pagefindFiles } from './pagefind-files'
import { searchAddressesOf, searchFiles } from './search-pages'

/** Size of both files in bytes: about 300 KiB compressed. */
const MAX_EMBEDDED = 1.5 * 2 ** 20

/**
 * Writes the search files if the site has search. Warns if the index is too large to load for every reader.
 * @throws SiteError if the site uses Pagefind and it fails to run.
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

/** Returns the documents and the index, cached for the same set of pages. */
function cachedSearchFiles(
  pages: readonly SearchPage[],
  model: Pick<SiteModel, 'setup'>,
): [documents: Buffer, index: Buffer] {
  const { cache, config } = model.setup
  const store = openStore(cache, 'search')
  // Hashes page by page, since the texts of all pages at once would use too much memory.
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

/** Returns the words of a page, cached by its text. */
function cachedWords(store: Store, key: string, page: SearchPage): PageWords {
  const cached = store.get<PageWords>(key)
  if (cached) return cached
  const words = pageWords(page)
  store.set(key, words)
  return words
}
