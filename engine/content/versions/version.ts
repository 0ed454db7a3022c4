import { withBase } from '../href'
import type { Doc, Sidebar, Version, VersionDoc } from '../types'
import type { VersionSetup } from './version-setups'

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
    docs: docs.map((doc) => versionDoc(doc, basePath)),
    draftIds,
    sidebars: Object.fromEntries(sidebars.map(({ id, link }) => [id, link ? { link } : {}])),
  }
}

function versionDoc({ id, route, sidebar }: Doc, basePath: string): VersionDoc {
  return { id, path: withBase(basePath, route), ...(sidebar === undefined ? {} : { sidebar }) }
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
