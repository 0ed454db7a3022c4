import type { Site } from '../page/site'
import type { Page } from '../page/types'

/** What the site-wide text files say of a page. */
export type ListedPage = Pick<
  Page,
  'path' | 'title' | 'description' | 'canonical' | 'markdown' | 'lastUpdated'
>

export function sitemap(pages: readonly ListedPage[]): string {
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

export function robots({ url, basePath }: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${url}${basePath}sitemap.xml\n`
}

/** A thin index for tools that read text: one line a page, each to its Markdown twin. */
export function llms(site: Site, pages: readonly ListedPage[]): string {
  const lines = pages.flatMap(({ title, description, markdown }) => {
    if (markdown === undefined) return []
    const note = description === '' ? '' : `: ${description}`
    return [`- [${title}](${site.url}${encodeURI(markdown)})${note}`]
  })
  const tagline = site.tagline === '' ? '' : `\n> ${site.tagline}\n`
  return `# ${site.title}\n${tagline}\n## Pages\n\n${lines.join('\n')}\n`
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
