import { pathToFileURL } from 'node:url'
import { join } from 'pathe'
import { locationInConfig } from '../config/key-lines'
import { SiteError } from '../diagnostics/problem'
import { pagefindFolder } from '../page/site'
import type { Renderer } from '../render/renderer'
import { pageHtml } from '../search/pagefind/page-html'
import type { SearchPage } from '../search/types'
import { CONFIG_FILE } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import { noPagefind } from './problems'

/** The part of Pagefind's API used here, since its own types are available only if it is installed. */
interface Pagefind {
  createIndex(options: { forceLanguage: string }): Promise<{ index?: PagefindIndex; errors: string[] }>
  close(): Promise<unknown>
}

interface PagefindIndex {
  addHTMLFile(page: { url: string; content: string }): Promise<unknown>
  getFiles(): Promise<{ files: { path: string; content: Uint8Array }[] }>
}

/** Files of Pagefind's own user interface, which is not used. */
const INTERFACE = /^pagefind-.*\.(js|css)$/

/**
 * Returns Pagefind's index of the pages, and the script that reads it, by public path. The package is
 * resolved from the site by `resolve`.
 * @throws SiteError if Pagefind is not installed or fails to run.
 */
export async function pagefindFiles(
  pages: readonly SearchPage[],
  { setup, site }: Pick<SiteModel, 'setup' | 'site'>,
  resolve: Renderer['resolve'],
): Promise<[path: string, content: Buffer][]> {
  const { htmlLang } = site.locale
  try {
    const file = await resolve('pagefind', join(setup.root, CONFIG_FILE))
    const { createIndex, close }: Pagefind = await import(pathToFileURL(file).href)
    const { index, errors } = await createIndex({ forceLanguage: htmlLang })
    if (!index) throw new Error(errors.join('\n'))
    for (const page of pages) await index.addHTMLFile({ url: page.url, content: pageHtml(page, htmlLang) })
    const { files } = await index.getFiles()
    await close()
    return files
      .filter(({ path }) => !INTERFACE.test(path))
      .map(({ path, content }) => [pagefindFolder(site.basePath) + path, Buffer.from(content)])
  } catch (error) {
    const location = locationInConfig(setup.config, ['search', 'engine'])
    throw new SiteError(noPagefind(location, error), { cause: error })
  }
}
