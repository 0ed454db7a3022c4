import type { SiteConfig } from '../config/types'
import type { Reporter } from '../errors/reporter'
import { checkNeighbours } from './doc-neighbours'
import { withSidebar } from './doc-sidebar'
import { tagsRoute } from './docs'
import { claimListings } from './listings'
import type { SiteFiles } from './read-site'
import { checkIds, checkRoutes, claimRoutes } from './routes'
import { buildSidebars } from './sidebars/sidebars'
import { docsTagListings } from './tag-listings'
import type { Content, ContentMode, Doc, Entry, SidebarsModule, Source } from './types'
import { describeVersion } from './version'

export interface AssembleInput {
  config: SiteConfig
  mode: ContentMode
  sidebars: SidebarsModule
  reporter: Reporter
}

/** Puts the files of a site together: who gets which route, which sidebar, which version. */
export function assemble(files: SiteFiles, input: AssembleInput): Content {
  const { config, mode, reporter } = input
  const visible = (source: Source) => mode === 'development' || !source.draft
  const all: Source[] = [...files.docs, ...files.pages].filter(visible)
  const served = claimRoutes(all, config.onDuplicateRoutes, reporter)
  const claimed = served.filter((source) => source.kind === 'doc')
  checkRoutes(served, reporter)
  checkIds(claimed, reporter)
  checkNeighbours(claimed, new Set(files.docs.map(({ id }) => id)), reporter)

  const { sidebars, owners } = sidebarsOf(claimed, files, input)
  const sidebarIds = sidebars.map(({ id }) => id)
  const docs = claimed.map((doc) => withSidebar(doc, owners.get(doc.id), sidebarIds, reporter))
  const pages = served.filter((source) => source.kind === 'mdx')
  const draftIds = files.docs.filter((doc) => !visible(doc)).map(({ id }) => id)
  const bySource = new Map<string, Source>([...docs, ...pages].map((source) => [source.route, source]))
  const byRoute = new Map<string, Entry>(bySource)
  const listings = docsTagListings(docs, tagsRoute(config.docs), config.baseUrl)
  claimListings(listings, byRoute, config.onDuplicateRoutes, reporter)
  return {
    docs,
    pages,
    sidebars,
    version: describeVersion({ config, docs, sidebars, draftIds }),
    byRoute,
    byFile: new Map(all.map((source) => [source.file, bySource.get(source.route) ?? source])),
  }
}

function sidebarsOf(docs: Doc[], files: SiteFiles, { config, sidebars, reporter }: AssembleInput) {
  const ids = new Set(docs.map(({ id }) => id))
  const folder = `${config.docs.path}/`
  return buildSidebars({
    module: sidebars,
    docs: docs.map((doc) => ({ doc, path: doc.path.slice(folder.length) })),
    hiddenIds: new Set(files.docs.map(({ id }) => id).filter((id) => !ids.has(id))),
    categories: files.categories,
    basePath: config.baseUrl,
    stripNumbers: config.docs.numberPrefixParser,
    reporter,
  })
}
