import type { Reporter } from '../../diagnostics/reporter'
import { tagsRoute } from '../docs/doc'
import { checkTagLabels, docsTagListings } from '../docs/tags'
import { lineOfKey } from '../front-matter/split'
import { commonPath } from '../layers'
import { unknownName } from '../problems'
import type { VersionFiles } from '../read-site'
import { checkIds } from '../routes'
import { indexListings } from '../sidebars/category-index'
import { buildSidebars } from '../sidebars/sidebars'
import type { AssembleInput, Doc, Listing, Sidebar, Version } from '../types'
import { docsSet } from './set-files'
import { describeVersion } from './version'

export interface AssembledVersion {
  version: Version
  docs: Doc[]
  sidebars: Sidebar[]
  listings: Listing[]
}

/** Returns one version, assembled from its docs. `claimed` are those that got their routes. */
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
    ...docsTagListings(docs, tagsRoute(setup), config),
  ]
  return {
    version: describeVersion({ setup, basePath: config.baseUrl, docs, sidebars, draftIds }),
    docs,
    sidebars,
    listings: listings.map((listing) => ({ ...listing, version: setup.name })),
  }
}

/** Assigns a doc to the sidebar in its front matter (null: none), or else to `owner`, the first that lists it. */
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
  const module = sidebars.get(setup.name)
  if (!module) throw new Error(`The version ${setup.name} has no sidebars.`)
  const ids = new Set(docs.map(({ id }) => id))
  // The pages may be in the folder of the site itself.
  const folder = setup.folder === '.' ? '' : `${setup.folder}/`
  const locate = (doc: Doc) => ({ doc, path: commonPath(doc.path, config.i18n).slice(folder.length) })
  return buildSidebars({
    module,
    docs: docs.map(locate),
    hidden: all.filter(({ id }) => !ids.has(id)).map(locate),
    categories,
    basePath: config.baseUrl,
    root: setup.route || '/',
    cleanLink,
    stripNumbers: docsSet(config, setup.name).numberPrefixParser,
    reporter,
  })
}

/** Front-matter keys that contain an id, and what it identifies. */
const KEYS = [
  ['pagination_prev', 'doc'],
  ['pagination_next', 'doc'],
  ['displayed_sidebar', 'sidebar'],
] as const

/** Reports front matter that names a doc or sidebar that does not exist. `docIds` includes those of drafts. */
function checkNamedIds(
  docs: Doc[],
  docIds: ReadonlySet<string>,
  sidebarIds: string[],
  reporter: Reporter,
): void {
  const ids = { doc: docs.map(({ id }) => id), sidebar: sidebarIds }
  for (const { frontMatter, path: file, text } of docs) {
    for (const [key, kind] of KEYS) {
      const name = frontMatter[key] ?? undefined
      const known = ids[kind]
      if (name === undefined || known.includes(name) || (kind === 'doc' && docIds.has(name))) continue
      const problem = unknownName({
        user: `The front-matter key \`${key}\``,
        kind,
        name,
        known,
        alternative: 'null for none',
        otherwise: 'Name one of them, or remove the key.',
      })
      reporter.report('throw', { ...problem, file, line: lineOfKey(text, key) })
    }
  }
}
