import type { NavbarItem, NavbarMenuLink, Site, SiteVersion } from './site'
import type { PageVersion } from './types'

/** What the menu of versions says; `label` is that of the version that a reader sees. */
export function versionMenuLabel(label: string): string {
  return `Version: ${label}`
}

/**
 * The site as a page shows it: links of the navbar lead to the version of the page; on a page without one, to the
 * version that the reader prefers, else to the last.
 */
export function siteInVersion(site: Site, page: PageVersion | undefined, preferred: string | null): Site {
  const { names, shown } = versionsFor(site, page, preferred)
  const inVersion = <Link extends NavbarMenuLink>(link: Link): Link => {
    const { byVersion = {}, version = '' } = link
    const name = names.find((name) => byVersion[name ?? '']) ?? ''
    const href = page?.paths[version]
    // A sidebar of another version is not the page's, though it may have the same id.
    const sidebar = byVersion[name] && name !== page?.name ? { sidebar: undefined } : {}
    return { ...link, ...byVersion[name], ...sidebar, ...(href === undefined ? {} : { href }) }
  }
  const item = (item: NavbarItem): NavbarItem => {
    if (item.type === 'link') return inVersion(item)
    if (item.type !== 'dropdown') return item
    const isMenu = shown && item.items.some(({ version }) => version !== undefined)
    const label = isMenu ? versionMenuLabel(shown.label) : item.label
    return { ...item, label, items: item.items.map(inVersion) }
  }
  return { ...site, navbar: { ...site.navbar, items: site.navbar.items.map(item) } }
}

/** Label of the last version, the only one that search knows, where a reader sees another. */
export function searchedVersion(
  site: Site,
  page: PageVersion | undefined,
  preferred: string | null,
): string | undefined {
  const { shown, last } = versionsFor(site, page, preferred)
  return shown === last ? undefined : last?.label
}

interface ReaderVersions {
  /** What leads to the version that a reader sees: the first of them that there is. */
  names: (string | null | undefined)[]
  shown: SiteVersion | undefined
  last: SiteVersion | undefined
}

function versionsFor(
  { versions = [] }: Site,
  page: PageVersion | undefined,
  preferred: string | null,
): ReaderVersions {
  const last = versions.find(({ isLast }) => isLast)
  const names = [page?.name, preferred, last?.name]
  const shown = names.map((name) => versions.find((version) => version.name === name)).find(Boolean)
  return { names, shown, last }
}
