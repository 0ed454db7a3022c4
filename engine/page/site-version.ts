import { setOfVersion } from './docs-set'
import type { NavbarItem, NavbarMenuLink, Site } from './site'
import type { PageVersion } from './types'

/** Returns the label of the version menu; `label` names the version shown. */
export function versionMenuLabel(label: string): string {
  return `Version: ${label}`
}

/**
 * Returns the site as a page shows it: navbar links lead to the page's version. Those that lead to another set of docs, or
 * that are on a page without a version, lead to the one that the reader prefers, or else to the latest.
 * @param preferred Names of versions with spaces between, one of each set of docs.
 */
export function siteInVersion(site: Site, page: PageVersion | undefined, preferred: string | null): Site {
  const names = namesFor(site, page, preferred)
  const { versions = [], navbar } = site
  const inVersion = <Link extends NavbarMenuLink>(link: Link): Link => {
    const { byVersion = {}, version = '' } = link
    const name = names.find((name) => byVersion[name]) ?? ''
    const href = page?.paths[version]
    // Another version's sidebar is not this page's, even if it has the same id. Those of other sets have other ids.
    const isOfOther = name !== page?.name && setOfVersion(name) === setOfVersion(page?.name ?? name)
    const sidebar = byVersion[name] && isOfOther ? { sidebar: undefined } : {}
    return { ...link, ...byVersion[name], ...sidebar, ...(href === undefined ? {} : { href }) }
  }
  const item = (item: NavbarItem): NavbarItem => {
    if (item.type === 'link') return inVersion(item)
    if (item.type !== 'dropdown') return item
    const name = names.find((name) => item.items.some(({ version }) => version === name))
    const shown = versions.find((version) => version.name === name)
    const label = shown ? versionMenuLabel(shown.label) : item.label
    return { ...item, label, items: item.items.map(inVersion) }
  }
  const items = navbar.items.filter(isShownIn(page ? setOfVersion(page.name) : firstSet(navbar)))
  return { ...site, navbar: { ...navbar, items: items.map(item) } }
}

/** Returns the set of docs whose items are also on pages outside all sets. */
function firstSet({ items }: Site['navbar']): string | undefined {
  return items.map(onlyIn).find((set) => set !== undefined)
}

function isShownIn(set: string | undefined): (item: NavbarItem) => boolean {
  return (item) => (onlyIn(item) ?? set) === set
}

function onlyIn(item: NavbarItem): string | undefined {
  return 'onlyIn' in item ? item.onlyIn : undefined
}

/** Returns the latest version's label if the reader sees another one. */
export function latestUnlessShown(
  site: Site,
  page: PageVersion | undefined,
  preferred: string | null,
): string | undefined {
  const { versions = [] } = site
  const set = setOfVersion(page?.name ?? versions[0]?.name ?? '')
  const own = versions.filter(({ name }) => setOfVersion(name) === set)
  const name = namesFor(site, page, preferred).find((name) => own.some((version) => version.name === name))
  const last = own.find(({ isLast }) => isLast)
  return name === last?.name ? undefined : last?.label
}

/** Returns names of versions in order of preference; of each set of docs, the first that exists is used. */
function namesFor(
  { versions = [] }: Site,
  page: PageVersion | undefined,
  preferred: string | null,
): string[] {
  const last = versions.filter(({ isLast }) => isLast)
  return [page?.name ?? '', ...(preferred ?? '').split(' '), ...last.map(({ name }) => name)]
}
