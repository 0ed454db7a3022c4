import type { Output } from './output'
import { sidebarPath } from './page-view'
import type { SiteModel } from './site-model'
import { type ListedPage, llms, robots, sitemap } from './text-files'

/** Writes the files that are not pages: lists of pages, sidebars, pictures beside the sources. */
export async function writeSiteFiles(
  model: SiteModel,
  pages: readonly ListedPage[],
  output: Output,
): Promise<void> {
  const { site, content, links } = model
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(pages),
    'robots.txt': robots(site),
    'llms.txt': llms(site, pages),
    '.nojekyll': '',
  }
  for (const [name, text] of Object.entries(files)) await output.write(site.basePath + name, text)
  for (const { id, items } of content.sidebars) {
    await output.write(sidebarPath(id, site.basePath), JSON.stringify({ items }))
  }
  for (const [path, file] of links.assets) await output.copy(path, file)
}
