import { tagsRoute } from '../docs/doc'
import { checkNamedIds } from '../docs/doc-checks'
import { checkTagLabels, docsTagListings } from '../docs/tags'
import { commonPath } from '../layers'
import type { VersionFiles } from '../read-site'
import { checkIds } from '../routes'
import { indexListings } from '../sidebars/category-index'
import { buildSidebars } from '../sidebars/sidebars'
import type { AssembleInput, Doc, Listing, Sidebar, Version } from '../types'
import { describeVersion } from './version'

export interface AssembledVersion {
  version: Version
  docs: Doc[]
  sidebars: Sidebar[]
  listings: Listing[]
}

/** Puts the docs of one version together. `claimed` are those that got their routes. */
export function assembleVersion(
  files: VersionFiles,
  claimed: Doc[],
  draftIds: string[],
  input: AssembleInput,
): AssembledVersion {
  const { config, reporter } = input
  const { setup } = files
  checkIds(claimed, reporter)
  checkTagLabels(claimed, tagsRoute(setup), reporter)
  const built = buildVersionSidebars(files, claimed, input)
  const sidebars = built.sidebars.map((sidebar) => ({ ...sidebar, version: setup.name }))
  const sidebarIds = sidebars.map(({ id }) => id)
  checkNamedIds(claimed, new Set(files.docs.map(({ id }) => id)), sidebarIds, reporter)
  const docs = claimed.map((doc) => withSidebar(doc, built.owners.get(doc.id)))
  const listings = [
    ...indexListings(built.indexes, docs, config.baseUrl),
    ...docsTagListings(docs, tagsRoute(setup), config.baseUrl),
  ]
  return {
    version: describeVersion({ setup, basePath: config.baseUrl, docs, sidebars, draftIds }),
    docs,
    sidebars,
    listings: listings.map((listing) => ({ ...listing, version: setup.name })),
  }
}

/** A doc is in the sidebar that its front matter names (null: in none), else in `owner`, the first that lists it. */
function withSidebar(doc: Doc, owner: string | undefined): Doc {
  const { displayed_sidebar: own = owner } = doc.frontMatter
  return own ? { ...doc, sidebar: own } : doc
}

function buildVersionSidebars(
  { setup, docs: all, categories }: VersionFiles,
  docs: Doc[],
  input: AssembleInput,
) {
  const { config, sidebars, cleanLink, reporter } = input
  const ids = new Set(docs.map(({ id }) => id))
  const folder = `${setup.folder}/`
  const located = (doc: Doc) => ({ doc, path: commonPath(doc.path, config.i18n).slice(folder.length) })
  return buildSidebars({
    module: sidebars(setup),
    docs: docs.map(located),
    hidden: all.filter(({ id }) => !ids.has(id)).map(located),
    categories,
    basePath: config.baseUrl,
    root: setup.route || '/',
    cleanLink,
    stripNumbers: config.docs.numberPrefixParser,
    reporter,
  })
}
