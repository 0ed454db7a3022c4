import { pathToFileURL } from 'node:url'
import type { FeatureSetup, GeneratedFiles, ReadSite, WrittenSite } from '../../../feature'
import { SiteError } from '../../../kit/diagnostics'
import { escapeHtml as e } from '../../../page/escape'
import { pagefindFolder } from '../addresses'
import { noPagefind } from '../problems'
import type { SearchPage, SearchSection } from '../types'
import { parsePage } from './search-files'

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

/** Pagefind names most of its files by their content. */
export function pagefindPaths({ site }: ReadSite): string[] {
  return [pagefindFolder(site.basePath)]
}

/**
 * Returns Pagefind's index of the pages, and the script that reads it. The package is the one installed for the site.
 * @throws SiteError if Pagefind is not installed or fails to run.
 */
export async function pagefindFiles(
  site: WrittenSite,
  { locationOf }: Pick<FeatureSetup, 'locationOf'>,
): Promise<GeneratedFiles> {
  const pages = (await site.collection('search')).map(parsePage)
  const files = await indexPages(pages, site).catch((error: unknown) => {
    throw new SiteError(noPagefind(locationOf(['engine']), error), { cause: error })
  })
  const folder = pagefindFolder(site.site.basePath)
  return Object.fromEntries(files.map(({ path, content }) => [folder + path, () => Buffer.from(content)]))
}

async function indexPages(pages: readonly SearchPage[], { site, resolve }: WrittenSite) {
  const lang = site.locale.htmlLang
  const { createIndex, close }: Pagefind = await import(pathToFileURL(await resolve('pagefind')).href)
  const { index, errors } = await createIndex({ forceLanguage: lang })
  if (!index) throw new Error(errors.join('\n'))
  for (const page of pages) await index.addHTMLFile({ url: page.url, content: pageHtml(page, lang) })
  const { files } = await index.getFiles()
  await close()
  return files.filter(({ path }) => !INTERFACE.test(path))
}

/** Returns a page as Pagefind indexes it: its sections under their headings, without the layout. */
export function pageHtml(page: SearchPage, lang: string): string {
  const { title, part = '', label = '', description, keywords, names = [], sections } = page
  const others = [label, description, ...keywords, ...names].filter((text) => text !== '')
  return [
    `<!doctype html><html lang="${e(lang)}"><body>`,
    `<h1>${e(title)}</h1>`,
    metadata('part', part),
    metadata('keywords', others.join(', ')),
    ...sections.map(sectionHtml),
    '</body></html>',
  ].join('\n')
}

/** Indexed with the page, but not shown as part of its text. */
function metadata(name: string, value: string): string {
  return value === '' ? '' : `<meta data-pagefind-meta="${name}[content]" content="${e(value)}">`
}

function sectionHtml({ id, heading, level = 2, text, code }: SearchSection): string {
  const anchor = id === undefined ? '' : ` id="${e(id)}"`
  return [
    heading === undefined ? '' : `<h${level}${anchor}>${e(heading)}</h${level}>`,
    ...text.split('\n').map((line) => `<p>${e(line)}</p>`),
    code === undefined ? '' : `<pre>${e(code)}</pre>`,
  ].join('\n')
}
