import type { Site } from '../page/site'
import type { Page } from '../page/types'
import type { BuiltPage } from '../render/page-builder'
import type { SearchPage } from '../search/types'

/** What the site-wide files say of a page. */
export interface ListedPage
  extends Pick<Page, 'path' | 'title' | 'description' | 'canonical' | 'markdown'>,
    Pick<BuiltPage, 'lastUpdated'> {
  /** Absent where search leaves the page out. */
  search?: SearchPage
}

export function sitemap(pages: readonly Pick<ListedPage, 'canonical' | 'lastUpdated'>[]): string {
  const urls = pages.map(({ canonical, lastUpdated }) => {
    const date = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : ''
    return `<url><loc>${xml(canonical)}</loc>${date}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Of the whole host: it names the list of pages of every locale. */
export function robots({ url, locales }: Site): string {
  const sitemaps = locales.map(({ home }) => `Sitemap: ${url}${home}sitemap.xml\n`)
  return `User-agent: *\nAllow: /\n${sitemaps.join('')}`
}

/** A thin index for tools that read text: one line a page, each to its Markdown twin. */
export function llms(site: Site, pages: readonly ListedPage[]): string {
  const lines = pages.flatMap(({ title, description, markdown }) => {
    if (markdown === undefined) return []
    const note = description === '' ? '' : `: ${description}`
    return [`- [${title}](${site.url}${markdown})${note}`]
  })
  const tagline = site.tagline === '' ? '' : `\n> ${site.tagline}\n`
  return `# ${site.title}\n${tagline}\n## Pages\n\n${lines.join('\n')}\n`
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
