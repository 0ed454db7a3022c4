import type { Reporter } from '../../../diagnostics/reporter'
import { ENGINE, type Output } from '../../../output/output'
import { largeSearchIndex } from '../../../output/problems'
import type { Renderer } from '../../../render/renderer'
import type { SiteModel } from '../../../site/site-model'
import { pagefindFiles } from './pagefind-files'
import { cachedSearchFiles } from './search-cache'
import { pageOf, type SearchedPage, searchAddressesOf } from './search-pages'

/** Size of both files in bytes: about 300 KiB compressed. */
const MAX_EMBEDDED = 1.5 * 2 ** 20

/**
 * Writes the search files if the site has search. Warns if the index is too large to load for every reader.
 * @throws SiteError if the site uses Pagefind and it fails to run.
 */
export async function writeSearch(
  searched: readonly SearchedPage[],
  model: Pick<SiteModel, 'setup' | 'site' | 'history'>,
  output: Output,
  reporter: Reporter,
  resolve: Renderer['resolve'],
): Promise<void> {
  const addresses = searchAddressesOf(model)
  if (!addresses) return
  if (model.site.pagefind) {
    const pages = searched.map(pageOf)
    for (const [path, content] of await pagefindFiles(pages, model, resolve))
      output.write(path, content, 'Pagefind')
    return
  }
  const { digest, bytes, read } = cachedSearchFiles(searched, model)
  output.write(addresses.documents, { digest, read: () => read().documents }, ENGINE)
  output.write(addresses.index, { digest, read: () => read().index }, ENGINE)
  if (bytes > MAX_EMBEDDED) reporter.report('log', largeSearchIndex(bytes))
}
