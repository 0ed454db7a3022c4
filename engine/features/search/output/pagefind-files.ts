import { pathToFileURL } from 'node:url'
import { join } from 'pathe'
import { locationOfOption } from '../../../config/key-lines'
import { SiteError } from '../../../diagnostics/problem'
import { noPagefind } from '../../../output/problems'
import { escapeHtml as e } from '../../../page/escape'
import { pagefindFolder } from '../../../page/site'
import type { Renderer } from '../../../render/renderer'
import { CONFIG_FILE } from '../../../site/setup'
import type { SiteModel } from '../../../site/site-model'
import type { SearchPage, SearchSection } from '../types'

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
 * Returns Pagefind's index of the pages, and the script that reads it, by public path. `resolve` finds the package as
 * installed for the site.
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
    const location = locationOfOption(setup.config, 'search', ['engine'])
    throw new SiteError(noPagefind(location, error), { cause: error })
  }
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
