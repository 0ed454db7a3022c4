import { isListing } from '../content/routes'
import type { Content, Entry, Source } from '../content/types'

/** Pages that a feature adds with `entries`, such as posts, and the lists of them. */
export { isMarkdown } from '../content/docs/doc'
export { checkTagLabels, groupByTerm, pagesByTag, readTags, tagsList } from '../content/docs/tags'
export type { ArrangedEntries, IsServed } from '../content/entries'
export { createFileCache } from '../content/files'
export { frontMatterFinding, wrongFrontMatter } from '../content/front-matter/problems'
export { lineOfKey, lineOfPath } from '../content/front-matter/split'
export { isWebAddress, parseDate, WEB_ADDRESS } from '../content/front-matter/values'
export { byCodeUnits, byName, stripNumberPrefixes } from '../content/names'
export { unknownName } from '../content/problems'
export { isListing } from '../content/routes'
export { menuLinks } from '../content/site/navbar'
export { markdownFormat, sourceFields } from '../content/source'
export type {
  Content,
  FoundFile,
  FoundProblem,
  FrontMatter,
  Listing,
  Neighbors,
  ParsedFile,
  Sidebar,
  Source,
} from '../content/types'
export { docsSet } from '../content/versions/set-files'
export { sidebarInSite, sidebarPath } from '../content/versions/sidebar-path'

/** True for pages that search covers: listed ones without `search: false`, and of versioned docs only the last version. */
export function isSearched(entry: Entry, { content }: { readonly content: Content }): entry is Source {
  if (isListing(entry) || entry.draft || entry.unlisted) return false
  if (entry.frontMatter.search === false) return false
  if (entry.kind !== 'doc') return true
  const version = content.versions.find(({ name }) => name === entry.version)
  return version?.isLast === true && !version.noIndex
}
