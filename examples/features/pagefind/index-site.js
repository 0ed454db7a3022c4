// Makes the index of the pages that a build has written.
import { withBase } from 'docwright/kit/hrefs'
import { isSearched } from 'docwright/kit/pages'
import { close, createIndex } from 'pagefind'

/** Neither is part of what a page says. Pagefind itself leaves out navigation, footers and forms. */
const NO_TEXT = ['.page-menu', 'button']

/** Files of Pagefind's own user interface, which is not used. */
const INTERFACE = /^pagefind-(?!worker\.).*\.(js|css)$/

/** The folder of Pagefind's script and index. Pagefind names most of its files by their content. */
const folderOf = (basePath) => `${basePath}pagefind/`

/** @type {NonNullable<import('docwright/feature').LastFileOptions['paths']>} */
export const indexPaths = ({ site }) => [folderOf(site.basePath)]

/**
 * Returns Pagefind's index of the pages of a locale, and the script that reads it.
 * @param {import('docwright/feature').WrittenSite} written
 * @param {readonly string[]} exclude Selectors of what is not searched.
 * @returns {Promise<import('docwright/feature').GeneratedFiles>}
 */
export async function indexSite({ site, content, document }, exclude) {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: [...NO_TEXT, ...exclude],
    forceLanguage: site.locale.htmlLang,
  })
  if (!index) throw new Error(errors.join('\n'))
  for (const entry of content.byRoute.values()) {
    if (!isSearched(entry, { content })) continue
    const path = withBase(site.basePath, entry.route)
    const added = await index.addHTMLFile({ url: path, content: document(path) })
    if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join('\n')}`)
  }
  const { files } = await index.getFiles()
  await close()
  const shown = files.filter(({ path }) => !INTERFACE.test(path))
  const folder = folderOf(site.basePath)
  return Object.fromEntries(shown.map(({ path, content }) => [folder + path, () => Buffer.from(content)]))
}
