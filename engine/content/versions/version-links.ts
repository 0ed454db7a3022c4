import type { NavbarMenuLink, SiteVersion } from '../../page/site'
import { withBase } from '../href'
import type { Content, Version } from '../types'

/** What the shell knows of each version: its name, and where it begins. */
export function siteVersions({ versions, docs }: Content, basePath: string): SiteVersion[] {
  return versions.map(({ name, label, isLast, path, mainDocId }) => {
    const main = docs.find((doc) => doc.id === mainDocId && doc.version === name)
    return { name, label, href: main ? withBase(basePath, main.route) : path, isLast }
  })
}

/**
 * A link of the navbar that has another target in each version; `linkIn` gives it, where the version has one.
 * By itself it leads to the last version. Nothing where no version has a target.
 */
export function versionedLink(
  versions: readonly Version[],
  linkIn: (version: Version) => NavbarMenuLink | undefined,
): (NavbarMenuLink & { external: boolean })[] {
  const found = versions.flatMap((version) => {
    const link = linkIn(version)
    return link ? [{ version, link }] : []
  })
  const first = found.find(({ version }) => version.isLast) ?? found[0]
  if (!first) return []
  const link = { ...first.link, external: false }
  if (versions.length === 1) return [link]
  return [{ ...link, byVersion: Object.fromEntries(found.map(({ version, link }) => [version.name, link])) }]
}
