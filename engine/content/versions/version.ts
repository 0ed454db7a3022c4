import type { NavbarMenuLink, SiteVersion } from '../../page/site'
import { withBase } from '../href'
import type { Content, Doc, Sidebar, Version, VersionSetup } from '../types'

export interface VersionInput {
  setup: VersionSetup
  basePath: string
  docs: Doc[]
  sidebars: Sidebar[]
  draftIds: string[]
}

/** Returns a version whose docs already have their routes and sidebars. */
export function describeVersion({ setup, basePath, docs, sidebars, draftIds }: VersionInput): Version {
  const root = setup.route || '/'
  const main = mainDoc(docs, sidebars, root, basePath)
  return {
    ...setup,
    path: withBase(basePath, root),
    ...(main ? { mainDocId: main.id } : {}),
    docs: docs.map(({ id, route, sidebar }) => ({ id, path: withBase(basePath, route), sidebar })),
    draftIds,
    sidebars: Object.fromEntries(sidebars.map(({ id, link }) => [id, link ? { link } : {}])),
  }
}

/** Returns the doc at the version's own route, or else the first page of the first sidebar, or else the first doc. */
function mainDoc(docs: Doc[], sidebars: Sidebar[], root: string, basePath: string): Doc | undefined {
  const first = sidebars.find(({ link }) => link)?.link
  return (
    docs.find(({ route }) => route === root) ??
    docs.find(({ route }) => withBase(basePath, route) === first?.href) ??
    docs[0]
  )
}

/** Returns the versions for pages, each with the path of its main page. */
export function siteVersions(
  { versions, docs }: Pick<Content, 'versions' | 'docs'>,
  basePath: string,
): SiteVersion[] {
  return versions.map(({ name, label, isLast, path, mainDocId }) => {
    const main = docs.find((doc) => doc.id === mainDocId && doc.version === name)
    return { name, label, href: main ? withBase(basePath, main.route) : path, isLast }
  })
}

/**
 * Returns a navbar link with a target in each version for which `linkIn` returns one. Its own target is in the last
 * version. Empty if no version has a target.
 */
export function linkByVersion(
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
