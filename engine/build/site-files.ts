import type { Output } from './output'
import { sidebarPath } from './page-view'
import type { SiteModel } from './site-model'
import { type ListedPage, llms, robots, sitemap } from './text-files'

/** What the engine makes by itself, as messages name it. */
const ENGINE = 'the docs engine'

/**
 * Writes the files that are not pages: lists of pages, sidebars, pictures beside the sources.
 * An author's own static file stands in place of a list.
 */
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
  for (const [name, text] of Object.entries(files)) {
    const path = site.basePath + name
    if (!output.has(path)) await output.write(path, text, ENGINE)
  }
  for (const { id, items } of content.sidebars) {
    await output.write(sidebarPath(id, site.basePath), JSON.stringify({ items }), ENGINE)
  }
  for (const [path, file] of links.assets) await output.copy(path, file)
}
