import type { NavbarItem, NavbarMenuLink, Site, SiteVersion } from './site'
import type { PageVersion } from './types'

/** Returns the label of the version menu; `label` names the version shown. */
export function versionMenuLabel(label: string): string {
  return `Version: ${label}`
}

/**
 * Returns the site as a page shows it: navbar links lead to the page's version. On a page without a version, they lead
 * to the one that the reader prefers, or else to the latest.
 */
export function siteInVersion(site: Site, page: PageVersion | undefined, preferred: string | null): Site {
  const { names, shown } = versionsFor(site, page, preferred)
  const inVersion = <Link extends NavbarMenuLink>(link: Link): Link => {
    const { byVersion = {}, version = '' } = link
    const name = names.find((name) => byVersion[name ?? '']) ?? ''
    const href = page?.paths[version]
    // Another version's sidebar is not this page's, even if it has the same id.
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

/** Returns the latest version's label if the reader sees another one. */
export function latestUnlessShown(
  site: Site,
  page: PageVersion | undefined,
  preferred: string | null,
): string | undefined {
  const { shown, last } = versionsFor(site, page, preferred)
  return shown === last ? undefined : last?.label
}

interface ReaderVersions {
  /** Names of versions in order of preference; the first that exists is used. */
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
