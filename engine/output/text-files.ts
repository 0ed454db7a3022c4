import type { Site } from '../page/site'
import type { Page } from '../page/types'
import type { BuiltPage } from '../render/page-builder'
import type { SearchPage } from '../search/types'

/** The data of a page in site-wide files. */
export interface ListedPage
  extends Pick<Page, 'path' | 'title' | 'description' | 'canonical' | 'markdown'>,
    Pick<BuiltPage, 'lastUpdated'> {
  /** Absent if search excludes the page. */
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

/** Returns the robots.txt of the host, which names the sitemaps of all locales. */
export function robots({ url, locales }: Site): string {
  const sitemaps = locales.map(({ home }) => `Sitemap: ${url}${home}sitemap.xml\n`)
  return `User-agent: *\nAllow: /\n${sitemaps.join('')}`
}

/** Returns a short index for tools that read text: one line per page, linking to its Markdown twin. */
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
