import type { NavbarMenuLink, SiteVersion } from '../../page/site'
import { withBase } from '../href'
import type { Content, Doc, Sidebar, Version } from '../types'
import type { VersionSetup } from './versions'

export interface VersionInput {
  setup: VersionSetup
  basePath: string
  docs: Doc[]
  sidebars: Sidebar[]
  draftIds: string[]
}

/** What a version holds, once its docs have their routes and sidebars. */
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

/** The doc at the version's own route, else the first page of the first sidebar, else the first doc. */
function mainDoc(docs: Doc[], sidebars: Sidebar[], root: string, basePath: string): Doc | undefined {
  const first = sidebars.find(({ link }) => link)?.link
  return (
    docs.find(({ route }) => route === root) ??
    docs.find(({ route }) => withBase(basePath, route) === first?.href) ??
    docs[0]
  )
}

/** The versions as pages need them, each with the path of its first page. */
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
