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
