import { assembleBlog } from './blog/assemble-blog'
import type { SiteFiles } from './read-site'
import { checkRoutes, claimListings, claimRoutes } from './routes'
import type { AssembleInput, Content, Entry, Source } from './types'
import { assembleVersion } from './versions/assemble-version'

/** Puts the files of a site together: who gets which route, which sidebar, which version. */
export function assemble(files: SiteFiles, input: AssembleInput): Content {
  const { config, mode, reporter } = input
  const visible = (source: Source) => mode === 'development' || !source.draft
  const read: Source[] = [...files.versions.flatMap(({ docs }) => docs), ...files.pages, ...files.posts]
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
  const found = served.filter((source) => source.kind === 'blog-post')
  const { posts, blog, listings } = assembleBlog(found, config, reporter)
  const sources: Source[] = [...docs, ...pages, ...posts]
  const bySource = new Map(sources.map((source) => [source.route, source]))
  const byRoute = new Map<string, Entry>(bySource)
  const allListings = [...versions.flatMap((version) => version.listings), ...listings]
  claimListings(allListings, byRoute, config.onDuplicateRoutes, reporter)
  return {
    docs,
    pages,
    ...(blog ? { blog } : {}),
    sidebars: versions.flatMap((version) => version.sidebars),
    versions: versions.map(({ version }) => version),
    byRoute,
    byFile: new Map(all.map((source) => [source.file, bySource.get(source.route) ?? source])),
    cleanLink: input.cleanLink,
  }
}
