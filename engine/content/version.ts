import type { SiteConfig } from '../config/types'
import { docsRoute } from './docs'
import { withBase } from './href'
import type { Doc, Sidebar, Version, VersionDoc } from './types'

export interface VersionInput {
  config: SiteConfig
  docs: Doc[]
  sidebars: Sidebar[]
  draftIds: string[]
}

/** The documentation's one version. */
export function describeVersion({ config, docs, sidebars, draftIds }: VersionInput): Version {
  const root = docsRoute(config.docs) || '/'
  const main = mainDoc(docs, sidebars, root, config.baseUrl)
  return {
    name: 'current',
    label: config.docs.versions.current.label,
    isLast: true,
    path: withBase(config.baseUrl, root),
    ...(main ? { mainDocId: main.id } : {}),
    docs: docs.map((doc) => versionDoc(doc, config.baseUrl)),
    draftIds,
    sidebars: Object.fromEntries(sidebars.map(({ id, link }) => [id, link ? { link } : {}])),
  }
}

function versionDoc({ id, route, sidebar }: Doc, basePath: string): VersionDoc {
  return { id, path: withBase(basePath, route), ...(sidebar === undefined ? {} : { sidebar }) }
}

/** The doc at the docs' own route, else the first page of the first sidebar, else the first doc. */
function mainDoc(docs: Doc[], sidebars: Sidebar[], root: string, basePath: string): Doc | undefined {
  const first = sidebars.find(({ link }) => link)?.link
  return (
    docs.find(({ route }) => route === root) ??
    docs.find(({ route }) => withBase(basePath, route) === first?.href) ??
    docs[0]
  )
}
