import { readFileSync } from 'node:fs'
import { createContentLoader } from '../../engine/content/loader'
import { siteData } from '../../engine/content/site/site-data'
import { createReporter } from '../../engine/diagnostics/reporter'
import { loadReference } from '../../engine/features/reference/api/load-reference'
import type { Reference } from '../../engine/features/reference/api/reference'
import { optionsIn } from '../../engine/features/reference/options'
import { searchPage } from '../../engine/features/search/build/search-pages'
import type { SearchPage } from '../../engine/features/search/types'
import { isSearched } from '../../engine/kit/pages'
import { compileMarkdown } from '../../engine/markdown/compile'
import { pagePath } from '../../engine/render/view/page-view'
import { siteExtensions } from '../../engine/site/load-model'
import { loadSite } from '../../engine/site/setup'
import { root } from '../root'

export interface SearchedSite {
  /** By route. */
  pages: SearchPage[]
  reference: Reference
}

/** Returns the pages of this site as search sees them, without highlighted code, which search ignores. */
export async function sitePages(): Promise<SearchPage[]> {
  return (await searchedSite()).pages
}

const textOf = (path: string) => readFileSync(`${root}${path}`, 'utf8')

let searched: Promise<SearchedSite> | undefined

/** Returns them with the reference that knows each export's page. Compiled once for all test files of a worker. */
export function searchedSite(): Promise<SearchedSite> {
  searched ??= compileSite()
  return searched
}

async function compileSite(): Promise<SearchedSite> {
  const setup = await loadSite(`${root}website`, 'production', `${root}.cache/tests/search`)
  const { config } = setup
  const reporter = createReporter()
  const content = await createContentLoader({ root: setup.root, config, mode: setup.mode }).load(reporter)
  const options = optionsIn(config)
  if (!options) throw new Error('The website names the reference.')
  const reference = await loadReference(setup, options, content)
  const site = { content, site: siteData(config, content, reporter) }
  const extensions = await siteExtensions(setup, site)
  const highlighter = { highlight: () => ({ html: '', problems: [] }) }
  const searched = [...content.docs, ...content.pages].filter((source) => isSearched(source, site))
  const pages = searched.flatMap((source) => {
    const markdown = compileMarkdown(
      { ...source, format: 'mdx' },
      {
        basePath: config.baseUrl,
        onBrokenMarkdownLinks: 'ignore',
        highlighter,
        resolver: { page: (target) => target, asset: (target) => target, file: textOf, similar: () => [] },
        extensions,
      },
    )
    const path = pagePath(source.route, config.baseUrl)
    const names = [...new Set(extensions.flatMap((extension) => extension.documents?.(path) ?? []))]
    const data = { ...source, path, ...(names.length > 0 ? { names } : {}) }
    const page = searchPage({ source, data, markdown }, site)
    return page ? [{ ...page, url: source.route }] : []
  })
  return { pages, reference }
}
