import type { SiteConfig } from '../config/types'
import type { Reporter } from '../diagnostics/reporter'
import type { ListingKind, ListingViews } from '../page/listings'
import type { PageLink, SidebarItem } from '../page/types'
import type { FrontMatter } from './front-matter/schema'
import type { CleanLink } from './href'
import type { VersionSetup } from './versions/versions'

export type { FrontMatter }

/** The content of all the site's files, before any page is compiled. */
export interface Content {
  /**
   * Version by version, each in path order. Drafts are left out in production, as are sources whose route another one
   * took.
   */
  docs: Doc[]
  pages: PageSource[]
  /** Absent on a site without one. */
  blog?: Blog
  /** The sidebars of all versions. */
  sidebars: Sidebar[]
  /** The current one, then the released ones, newest first. */
  versions: Version[]
  /** Every page of the site by route, as in `Source.route`. */
  byRoute: Map<string, Entry>
  /** By absolute path. A file that lost its route to another one maps to that one. */
  byFile: Map<string, Source>
  cleanLink: CleanLink
}

export type Source = Doc | PageSource | BlogPost

/** What a page is made from. */
export type Entry = Source | Listing

/** A page without a file of its own, which lists others. */
export type Listing = {
  [Kind in ListingKind]: ListingBase & { kind: Kind; view: ListingViews[Kind] }
}[ListingKind]

interface ListingBase {
  /** Without the base path: `/tags`. */
  route: string
  /** Description that messages show in place of a file name: `the list of tags`. */
  path: string
  title: string
  description: string
  keywords?: string[]
  /** Id of the sidebar it is in, if any. */
  sidebar?: string
  /** Name of the version whose docs it lists. */
  version?: string
  /** The previous and next page, if a sidebar does not determine them. */
  neighbors?: Neighbors
  /** The posts whose excerpts it shows, in the order of its view. */
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
  /** True for a page that shows no title. Other pages still call it `title`. */
  untitled: boolean
  /** From the front matter, or else the first paragraph; empty if there is neither. */
  description: string
  keywords: string[]
  /** Known keys, validated, and unknown ones unchanged. */
  frontMatter: FrontMatter
  /** The whole file, with `\n` line ends and without a byte order mark. */
  text: string
  /** Offset in `text` at which the body starts, after the front matter. */
  bodyStart: number
  draft: boolean
  /** Reachable only by URL. */
  unlisted: boolean
}

/** A documentation page. */
export interface Doc extends SourceBase {
  kind: 'doc'
  format: 'mdx' | 'md'
  /** Name of its version. Ids are unique within one. */
  version: string
  sidebarLabel?: string | undefined
  /** From the front matter, or else the number before the file's name. */
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
  /** Date of publication, ISO 8601 in UTC. */
  date: string
  authors: BlogAuthor[]
  tags: DocTag[]
  /** Reading time in minutes. */
  readingMinutes?: number
  /** The next newer post and the next older one. */
  neighbors: Neighbors
}

export interface BlogAuthor {
  /** Key in the authors map; absent for an author defined in a post. */
  key?: string
  name: string
  /** Their role or job title. */
  title?: string
  /** Their own website or email address. */
  url?: string
  /** Path below `static`, with a leading slash, or URL on an allowed host. */
  image?: string
  description?: string
  socials: PageLink[]
  /** Route of the list of their posts, if they have one. */
  permalink?: string
}

export interface Blog {
  /** Route of its first page. */
  route: string
  /** Newest first, without unlisted ones. */
  posts: BlogPost[]
  /** Shown beside its pages. */
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
  /** Its first page; absent for an empty sidebar. */
  link?: PageLink
}

/** One version of the documentation. Paths include the base path, routes do not. */
export interface Version extends VersionSetup {
  path: string
  /** Absent if there are no docs yet. */
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

/** The default export of `sidebars.ts`, and its source for error messages. */
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
   * Reads every source. Files that have not changed since the last call are not read again. Problems go to `reporter`;
   * the caller decides when to `check()` it.
   */
  load(reporter: Reporter): Promise<Content>
}
