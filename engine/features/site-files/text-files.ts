import type { ListedPage } from '../../feature'
import { type Sidebar, sidebarInSite } from '../../kit/pages'
import { sidebarLinks } from '../../page/sidebar'
import type { Site } from '../../page/site'
import type { SidebarItem } from '../../page/types'

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

/** Pages that belong together, in reading order. */
export interface ListedSection {
  title: string
  pages: ListedPage[]
}

/** Returns the pages that have a twin, by sidebar and category, in reading order. All other pages come last. */
export function listSections(
  { navbar }: Pick<Site, 'navbar'>,
  pages: readonly ListedPage[],
  sidebars: readonly Pick<Sidebar, 'id' | 'version' | 'items'>[],
): ListedSection[] {
  const left = new Map(pages.flatMap((page) => (page.markdown ? [[page.path, page]] : [])))
  const take = (title: string, paths: string[]): ListedSection => {
    const taken = paths.flatMap((path) => left.get(path) ?? [])
    for (const { path } of taken) left.delete(path)
    return { title, pages: taken }
  }
  const sections = sidebars.flatMap((own) => {
    const { items } = own
    const id = sidebarInSite(own)
    const links = navbar.items.flatMap((item) => (item.type === 'link' ? [item] : []))
    const name = links.find(({ sidebar }) => sidebar === id)?.label ?? id
    const categories = items.filter((item) => item.type === 'category')
    const others = items.filter((item) => item.type !== 'category')
    return [
      take(name, hrefsOf(others)),
      ...categories.map((category) => take(`${name}: ${category.label}`, hrefsOf([category]))),
    ]
  })
  const rest = take(sections.length > 0 ? 'Other pages' : 'Pages', [...left.keys()])
  return [...sections, rest].filter(({ pages }) => pages.length > 0)
}

function hrefsOf(items: SidebarItem[]): string[] {
  return sidebarLinks(items).map(({ href }) => href)
}

/** Returns a short index for tools that read text: one line per page, linking to its Markdown twin. */
export function llms(site: Site, sections: readonly ListedSection[]): string {
  const line = ({ title, description, markdown }: ListedPage) =>
    `- [${title}](${site.url}${markdown})${description === '' ? '' : `: ${description}`}\n`
  const lists = sections.map(({ title, pages }) => `\n## ${title}\n\n${pages.map(line).join('')}`)
  return heading(site) + lists.join('')
}

/** Returns the texts of all pages, each with its URL. `twin` returns the Markdown at a path. */
export async function llmsFull(
  site: Site,
  sections: readonly ListedSection[],
  twin: (path: string) => Promise<string>,
): Promise<string> {
  const texts: string[] = []
  for (const { canonical, markdown = '' } of sections.flatMap(({ pages }) => pages)) {
    const text = await twin(markdown)
    texts.push(`\n---\n\nSource: ${canonical}\n\n${text.trim()}\n`)
  }
  return heading(site) + texts.join('')
}

function heading({ title, tagline }: Site): string {
  return `# ${title}\n${tagline === '' ? '' : `\n> ${tagline}\n`}`
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
