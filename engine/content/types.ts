import type { SiteConfig } from '../config/types'
import type { Reporter } from '../diagnostics/reporter'
import type { ListingKind, ListingViews } from '../page/listings'
import type { PageLink, SidebarItem } from '../page/types'
import type { FrontMatter } from './front-matter/schema'
import type { CleanLink } from './href'
import type { VersionSetup } from './versions/versions'

export type { FrontMatter }

/** Everything the site's files say, before any page is compiled. */
export interface Content {
  /**
   * Version by version, each in path order. Without drafts in production, and without a source whose route
   * another one took.
   */
  docs: Doc[]
  pages: PageSource[]
  /** Absent on a site without one. */
  blog?: Blog
  /** Of all versions. */
  sidebars: Sidebar[]
  /** The current one, then the released ones, newest first. */
  versions: Version[]
  /** Every page of the site by route, as in `Source.route`. */
  byRoute: Map<string, Entry>
  /** By absolute path. A file whose route another one took gives that one. */
  byFile: Map<string, Source>
  cleanLink: CleanLink
}

export type Source = Doc | PageSource | BlogPost

/** What a page is made from. */
export type Entry = Source | Listing

/** A page that no file holds: it lists others. */
export type Listing = {
  [Kind in ListingKind]: ListingBase & { kind: Kind; view: ListingViews[Kind] }
}[ListingKind]

interface ListingBase {
  /** Without the base path: `/tags`. */
  route: string
  /** What it is, where a message would name a file: `the list of tags`. */
  path: string
  title: string
  description: string
  keywords?: string[]
  /** Id of the sidebar it is in, if it is in one. */
  sidebar?: string
  /** Name of the version whose docs it lists. */
  version?: string
  /** The pages before and after it, where they are not those of a sidebar. */
  neighbors?: Neighbors
  /** The posts whose beginnings it shows, in the order of its view. */
  posts?: BlogPost[]
}

export interface Neighbors {
  previous?: PageLink
  next?: PageLink
}

interface SourceBase {
  /** Path below its folder without number prefixes and extension: `atomic/helpers/guid`. */
  id: string
  /** Absolute path of the file. */
  file: string
  /** Relative to the site's root, with `/`: `docs/atomic/helpers/guid.mdx`. */
  path: string
  /** Without the base path: `/atomic/helpers/guid`, or `/` for the home page. */
  route: string
  title: string
  /** True for a page that shows no title: `title` is what others call it. */
  untitled: boolean
  /** From the front matter, else the first paragraph; empty for a page without either. */
  description: string
  keywords: string[]
  /** Known keys, checked, and unknown ones as they are. */
  frontMatter: FrontMatter
  /** The whole file, with `\n` line ends and without a byte order mark. */
  text: string
  /** Where the body starts in `text`, past the front matter. */
  bodyStart: number
  draft: boolean
  /** Reachable by its address only. */
  unlisted: boolean
}

/** A documentation page. */
export interface Doc extends SourceBase {
  kind: 'doc'
  format: 'mdx' | 'md'
  /** Name of its version. Ids are unique within one. */
  version: string
  sidebarLabel?: string | undefined
  /** From the front matter, else the number before the file's name. */
  sidebarPosition?: number | undefined
  tags: DocTag[]
  /** Id of the sidebar it belongs to: the first that lists it. */
  sidebar?: string
}

/** A standalone page. A `.tsx` page has no front matter: it is untitled, unless its module exports a title. */
export interface PageSource extends SourceBase {
  kind: 'mdx'
  format: 'mdx' | 'md' | 'tsx'
}

/** A post of the blog. */
export interface BlogPost extends SourceBase {
  kind: 'blog-post'
  format: 'mdx' | 'md'
  /** When it was published, ISO 8601 in UTC. */
  date: string
  authors: BlogAuthor[]
  tags: DocTag[]
  /** Minutes it takes to read. */
  readingMinutes?: number
  /** The next newer post and the next older one. */
  neighbors: Neighbors
}

export interface BlogAuthor {
  /** In the map of authors; absent for an author of one post alone. */
  key?: string
  name: string
  /** What they do. */
  title?: string
  /** Their own address. */
  url?: string
  /** Below `static`, with a leading slash, or on an allowed host. */
  image?: string
  description?: string
  socials: PageLink[]
  /** Route of the list of their posts, if they have one. */
  permalink?: string
}

export interface Blog {
  /** Route of its first page. */
  route: string
  /** The newest first, without those that are not listed. */
  posts: BlogPost[]
  /** What stands beside its pages. */
  sidebar?: { label: string; items: SidebarItem[] }
}

export interface DocTag {
  label: string
  /** Route of the tag's page, without the base path: `/tags/sign-in`. */
  permalink: string
}

export interface Sidebar {
  /** Unique within its version. */
  id: string
  /** Name of its version. */
  version: string
  /** Complete: every category has its items. */
  items: SidebarItem[]
  /** Its first page. Absent while it has none. */
  link?: PageLink
}

/** One version of the documentation. Paths are with the base path, routes without. */
export interface Version extends VersionSetup {
  path: string
  /** Absent while there are no docs. */
  mainDocId?: string
  docs: VersionDoc[]
  /** Drafts that were left out. */
  draftIds: string[]
  sidebars: Record<string, { link?: PageLink }>
}

export interface VersionDoc {
  id: string
  path: string
  sidebar?: string | undefined
}

/** `production` leaves drafts out. */
export type ContentMode = 'production' | 'development'

/** The default export of `sidebars.ts`, and where it came from, for error messages. */
export interface SidebarsModule {
  value: unknown
  /** Relative to the site's root. */
  file: string
  /** Text of the file. */
  text: string
}

export interface AssembleInput {
  config: SiteConfig
  mode: ContentMode
  cleanLink: CleanLink
  sidebars(version: VersionSetup): SidebarsModule
  reporter: Reporter
}

export interface ContentLoader {
  /**
   * Reads every source. Files that have not changed since the last call are not read again.
   * Problems go to `reporter`; the caller decides when to `check()` it.
   */
  load(reporter: Reporter): Promise<Content>
}
