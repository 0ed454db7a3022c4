import type { SiteConfig } from '../config/types'
import { rest } from '../diagnostics/progress'
import { checkAddedKeys, schemaOfAddedKeys } from './added-keys'
import { changeSidebars } from './change-sidebars'
import type { ReadEntries } from './entries'
import { createFileCache } from './files'
import { checkFolders } from './folder-above'
import { createCleanLink } from './href'
import { siteLayers } from './layers'
import { type LoadData, readPagePaths } from './page-paths'
import { parseModule, readSite, type SiteCaches, type SiteFiles } from './read-site'
import { checkCase, checkFiles, checkRoutes, claimListings, claimRoutes } from './routes'
import { readCategory } from './sidebars/config'
import { parseFile } from './source'
import type {
  AddedKeys,
  AssembleInput,
  Content,
  ContentLoader,
  ContentMode,
  Entry,
  SetSidebars,
  SidebarChange,
  Source,
} from './types'
import { assembleVersion } from './versions/assemble-version'
import { setFiles } from './versions/set-files'
import { readVersionNames } from './versions/version-names'
import { versionSidebars } from './versions/version-sidebars'
import { readVersions } from './versions/versions'

export interface ContentOptions {
  /** Absolute path of the site's folder. */
  root: string
  config: SiteConfig
  mode: ContentMode
  /** The sidebars files, by the id of their set of docs. Without one, all docs of a set are in one sidebar. */
  sidebars?: SetSidebars
  /** What reads the pages that the site's features add. */
  entries?: readonly ReadEntries[]
  /** The front-matter keys that features add. */
  addedKeys?: AddedKeys
  /** Returns the feature that adds a key, for messages. */
  ownerOf?: (key: string) => string | undefined
  /** How the site's features change its sidebars. */
  sidebarChanges?: readonly SidebarChange[]
  /** Loads the data of pages. Without it, modules for several pages make none. */
  loadData?: LoadData
  /** Reads a Markdown file, or finds what an earlier run read from the same text. */
  parse?: typeof parseFile
}

/** Returns a loader of a site's files, which caches what it reads for later loads. */
export function createContentLoader(options: ContentOptions): ContentLoader {
  const {
    root,
    config,
    mode,
    entries = [],
    addedKeys = {},
    ownerOf = () => undefined,
    sidebarChanges = [],
    parse = parseFile,
    loadData,
  } = options
  const [added, schema] = [Object.keys(addedKeys), schemaOfAddedKeys(addedKeys)]
  const caches: SiteCaches = {
    sources: createFileCache((text, path) => {
      if (path.endsWith('.tsx')) return parseModule(text)
      const parsed = parse(text, path, config.onUnknownFrontMatter, added)
      return added.length === 0 ? parsed : checkAddedKeys(parsed, path, schema, ownerOf)
    }),
    categories: createFileCache(readCategory),
  }
  return {
    async load(reporter) {
      checkFolders(config, root)
      const sets = config.docs.map((docs) => {
        const released = readVersionNames(root, setFiles(docs), reporter)
        return { docs, released, versions: readVersions(root, config, docs, released, reporter) }
      })
      const versions = sets.flatMap((set) => set.versions)
      const paths = await readPagePaths(
        root,
        config.pages.path,
        loadData ?? (async () => undefined),
        reporter,
      )
      const files = readSite({ root, config, versions, caches, entries, paths, reporter })
      caches.sources.forgetUnused()
      caches.categories.forgetUnused()
      rest()
      const layers = siteLayers(root, config.i18n)
      const sidebars = new Map(
        sets.flatMap(({ docs, released, versions }) => {
          const input = { layers, released, own: options.sidebars?.get(docs.id), docs, reporter }
          return versions.map((version) => [version.name, versionSidebars(version, input)] as const)
        }),
      )
      const cleanLink = createCleanLink(layers, config.i18n)
      const content = assemble(files, { config, mode, sidebars, cleanLink, reporter })
      return changeSidebars(content, sidebarChanges, config, reporter)
    },
  }
}

/** Returns the content that a site's files make up, after resolving their routes, sidebars and versions. */
function assemble(files: SiteFiles, input: AssembleInput): Content {
  const { config, mode, reporter } = input
  const visible = (source: Source) => mode === 'development' || !source.draft
  const addedSources = files.added.flatMap(({ sources }) => sources)
  const read: Source[] = [...files.versions.flatMap(({ docs }) => docs), ...files.pages, ...addedSources]
  const all = read.filter(visible)
  const served = claimRoutes(all, config.onDuplicateRoutes, reporter)
  checkRoutes(served, reporter)

  const claimed = served.filter((source) => source.kind === 'doc')
  const versions = files.versions.map((version) => {
    const draftIds = version.docs.filter((doc) => !visible(doc)).map(({ id }) => id)
    const own = claimed.filter((doc) => doc.version === version.setup.name)
    return assembleVersion(version, own, draftIds, input)
  })
  const docs = versions.flatMap((version) => version.docs)
  const pages = served.filter((source) => source.kind === 'mdx')
  const servedSources = new Set(served)
  const isServed = (source: Source) => servedSources.has(source)
  const arranged = files.added.map(
    ({ sources, arrange }) => arrange?.(isServed) ?? { sources: sources.filter(isServed), listings: [] },
  )
  const sources: Source[] = [...docs, ...pages, ...arranged.flatMap(({ sources }) => sources)]
  const bySource = new Map(sources.map((source) => [source.route, source]))
  const byRoute = new Map<string, Entry>(bySource)
  const allListings = [...versions, ...arranged].flatMap(({ listings }) => listings)
  claimListings(allListings, byRoute, config.onDuplicateRoutes, reporter)
  checkFiles(byRoute, reporter)
  checkCase(byRoute, reporter)
  return {
    docs,
    pages,
    sidebars: versions.flatMap((version) => version.sidebars),
    versions: versions.map(({ version }) => version),
    byRoute,
    byFile: new Map(all.map((source) => [source.file, bySource.get(source.route) ?? source])),
    owners: new Map(arranged.flatMap(({ owners = [] }) => [...owners])),
    cleanLink: input.cleanLink,
  }
}
