import type { ViteDevServer } from 'vite'
import { isAdded } from '../../../content/routes'
import type { Content, Source } from '../../../content/types'
import { buildPage } from '../../../render/page-builder'
import { loadRenderer, type Renderer } from '../../../render/renderer'
import { addedSource, compileSource } from '../../../site/compile-source'
import type { SiteModel } from '../../../site/site-model'
import type { SearchFiles } from '../index/build-index'
import type { SearchPage } from '../types'
import { isSearched, searchAddressesOf, searchFiles, searchPage } from './search-pages'

/** Both files, cached per state of the site, since browsers request them one after the other. */
const made = new WeakMap<Content, Promise<SearchFiles>>()

/** Returns one of the two search files, created on request; undefined for any other path. */
export async function devSearchFile(
  path: string,
  model: SiteModel,
  vite: ViteDevServer,
): Promise<string | undefined> {
  const { content } = model
  const addresses = searchAddressesOf(model)
  if (path !== addresses?.documents && path !== addresses?.index) return undefined
  const known = made.get(content)
  const files = known ?? makeFiles(model, vite)
  if (!known) {
    made.set(content, files)
    files.catch(() => made.delete(content))
  }
  const { documents, index } = await files
  return path === addresses.documents ? documents : index
}

async function makeFiles(model: SiteModel, vite: ViteDevServer): Promise<SearchFiles> {
  const renderer = await loadRenderer(vite)
  const pages: SearchPage[] = []
  for (const entry of model.content.byRoute.values()) {
    if (!isSearched(entry, model)) continue
    // Omit a page that fails. Its error is shown on the page itself.
    const page = await readPage(entry, model, renderer).catch(() => undefined)
    if (page) pages.push(page)
  }
  return searchFiles(pages, model)
}

/** Returns a page's text. Only components, and pages with partials, have to be rendered for it. */
async function readPage(source: Source, model: SiteModel, renderer: Renderer): Promise<SearchPage> {
  const own =
    source.format === 'tsx' ? undefined : await compileSource(markdownOf(source, source.format), model)
  const isWhole = own?.imports.every(({ specifier }) => !/\.mdx?$/.test(specifier))
  if (own && isWhole) return searchPage(source, source, own, model)
  const { page, compiled } = await buildPage(source, model, renderer)
  return searchPage(source, page, compiled, model)
}

function markdownOf(source: Source, format: 'mdx' | 'md') {
  return isAdded(source) ? addedSource(source) : { ...source, format }
}
