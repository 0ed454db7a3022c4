import { validateConfig } from '../../engine/config/validate'
import { createContentLoader } from '../../engine/content/loader'
import type { Source } from '../../engine/content/types'
import { createReporter } from '../../engine/errors/reporter'
import { compileMarkdown } from '../../engine/markdown/compile'
import { sectionsOf } from '../../engine/search/sections'
import type { SearchPage } from '../../engine/search/types'
import site from '../../website/site.config'
import { root } from '../root'

const PARTS: readonly [start: string, part: string][] = [
  ['/atomic-angular/', 'Atomic Angular'],
  ['/atomic/', 'Atomic'],
  ['/', 'Mint'],
]

/** The pages of this site as search sees them. Their code is not highlighted: search does not look at colors. */
export async function sitePages(): Promise<SearchPage[]> {
  const config = validateConfig(site, 'site.config.ts', '')
  const loader = createContentLoader({ root: `${root}website`, config, mode: 'production' })
  const { docs, pages } = await loader.load(createReporter())
  return [...docs, ...pages].map(searchPage)
}

function searchPage(source: Source): SearchPage {
  const { file, path, route, text, title, description, keywords } = source
  const { toc, twin } = compileMarkdown(
    { file, path, route, text, format: 'mdx' },
    {
      basePath: '/sba-mint/',
      onBrokenMarkdownLinks: 'ignore',
      highlighter: { highlight: () => ({ html: '', problems: [] }) },
      resolver: { page: (target) => target, asset: (target) => target, similar: () => [] },
    },
  )
  const part = PARTS.find(([start]) => route.startsWith(start))?.[1]
  const label = source.kind === 'doc' && source.sidebarLabel !== title ? source.sidebarLabel : undefined
  return sectionsOf({
    title,
    ...(label ? { label } : {}),
    description,
    keywords,
    toc,
    twin,
    url: route,
    ...(part ? { part } : {}),
  })
}
