import { locationOfOption } from '../config/key-lines'
import type { SiteConfig } from '../config/types'
import type { Reporter } from '../diagnostics/reporter'
import { sidebarLinks } from '../page/sidebar'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../page/types'
import { linkOutside } from './problems'
import type { Content, Sidebar, SidebarChange } from './types'
import { describeVersion } from './versions/version'

/** Returns content whose sidebars are changed by features, one after the other, and what follows from sidebars. */
export function changeSidebars(
  content: Content,
  changes: readonly SidebarChange[],
  config: SiteConfig,
  reporter: Reporter,
): Content {
  if (changes.length === 0) return content
  const linkedBy = new Map<string, string>()
  const apply = (sidebar: Sidebar, { feature, change }: SidebarChange): Sidebar => {
    // The order of a list is remembered, so a feature must not change the list itself.
    const items = [...change({ ...sidebar, items: structuredClone(sidebar.items) }, { content })]
    const before = new Set(hrefsOf(sidebar.items))
    const added = linksOf(items).filter(({ href }) => !before.has(href))
    for (const link of added) {
      linkedBy.set(link.href, feature)
      if (isOutside(link, config))
        reporter.report(
          'throw',
          linkOutside(feature, link, config.baseUrl, locationOfOption(config, feature, [])),
        )
    }
    const [link] = sidebarLinks(items)
    return { id: sidebar.id, version: sidebar.version, items, ...(link ? { link } : {}) }
  }
  const sidebars = content.sidebars.map((sidebar) => changes.reduce(apply, sidebar))
  const versions = content.versions.map((setup) =>
    describeVersion({
      setup,
      basePath: config.baseUrl,
      docs: content.docs.filter(({ version }) => version === setup.name),
      sidebars: sidebars.filter(({ version }) => version === setup.name),
      draftIds: setup.draftIds,
    }),
  )
  return { ...content, sidebars, versions, linkedBy }
}

type LinkedItem = SidebarLink | SidebarCategory

function linksOf(items: readonly SidebarItem[]): LinkedItem[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    return item.type === 'category' ? [item, ...linksOf(item.items ?? [])] : [item]
  })
}

function hrefsOf(items: readonly SidebarItem[]): string[] {
  return linksOf(items).map(({ href }) => href)
}

/** True for a link that is neither a path of the site nor said to lead elsewhere. */
function isOutside(link: LinkedItem, { baseUrl }: SiteConfig): boolean {
  return !(link.type === 'link' && link.external) && !link.href.startsWith(baseUrl)
}
