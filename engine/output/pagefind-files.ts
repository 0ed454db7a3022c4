import { placeInConfig } from '../config/origin'
import { SiteError } from '../diagnostics/problem'
import { pagefindFolder } from '../page/site'
import { pageHtml } from '../search/pagefind/page-html'
import type { SearchPage } from '../search/types'
import type { SiteModel } from '../site/site-model'
import { noPagefind } from './problems'

/** What Pagefind brings for pages that have no search of their own. */
const INTERFACE = /^pagefind-.*\.(js|css)$/

/**
 * Pagefind's index of the pages, and the script that reads it: contents by their public paths.
 * @throws SiteError where Pagefind is not installed, or does not run.
 */
export async function pagefindFiles(
  pages: readonly SearchPage[],
  { setup, site }: Pick<SiteModel, 'setup' | 'site'>,
): Promise<[path: string, content: Buffer][]> {
  const { htmlLang } = site.locale
  try {
    const { createIndex, close } = await import('pagefind')
    const { index, errors } = await createIndex({ forceLanguage: htmlLang })
    if (!index) throw new Error(errors.join('\n'))
    for (const page of pages) await index.addHTMLFile({ url: page.url, content: pageHtml(page, htmlLang) })
    const { files } = await index.getFiles()
    await close()
    return files
      .filter(({ path }) => !INTERFACE.test(path))
      .map(({ path, content }) => [pagefindFolder(site.basePath) + path, Buffer.from(content)])
  } catch (error) {
    const place = placeInConfig(setup.config, ['search', 'engine'])
    throw new SiteError(noPagefind(place, error), { cause: error })
  }
}
