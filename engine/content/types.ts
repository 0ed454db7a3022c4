import type { z } from 'zod'
import type { SiteConfig } from '../config/types'
import type { Problem, Reporter, Severity } from '../diagnostics/problem'
import type { ListingKind, ListingViews } from '../page/listings'
import type { AddedKind, PageLink, SidebarItem } from '../page/types'
import type { FrontMatter } from './front-matter/schema'

export type { FrontMatter }

/** The content of all the site's files, before any page is compiled. */
export interface Content {
  /**
   * Version by version, each in path order. Drafts are left out in production, as are sources whose route another one
   * took.
   */
  docs: Doc[]
  pages: PageSource[]
  /** The sidebars of all versions of all sets of docs. */
  sidebars: Sidebar[]
  /** Set by set: the current one, then the released ones, newest first. */
  versions: Version[]
  /** Every page of the site by route, as in `Source.route`. */
  byRoute: Map<string, Entry>
  /** By absolute path. A file that lost its route to another one maps to that one. */
  byFile: Map<string, Source>
  /** The files that name URLs which are in the text of no page, by URL. */
  owners: ReadonlyMap<string, string>
  /** The features that added links to sidebars, by URL. Absent if none did. */
  linkedBy?: ReadonlyMap<string, string>
  cleanLink: CleanLink
}

export type Source = Doc | PageSource | AddedSource

/** What a page is made from. */
export type Entry = Source | Listing

/** A page without a file of its own, which lists others. */
export type Listing = DocsListing | AddedListing

type DocsListing = {
  [Kind in ListingKind]: ListingBase & { kind: Kind; view: ListingViews[Kind] }
}[ListingKind]

/** A list that a feature adds, with the data of its component. */
export interface AddedListing extends ListingBase {
  kind: AddedKind
  view: object
}

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
  /** The pages whose excerpts it shows, in the order of its view. */
  excerpts?: AddedSource[]
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
  /** The props of a page that is made of data, by a module for several pages. */
  params?: PageParams
}

/**
 * A page that a feature adds, such as a post. Its title is shown above its text, so one that opens the text is left out.
 * What is above a `truncate` marker is its excerpt.
 */
export interface AddedSource extends SourceBase {
  kind: AddedKind
  format: 'mdx' | 'md'
  tags: DocTag[]
  neighbors: Neighbors
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

/**
 * Returns the items of a sidebar as a feature changes them. Called for each sidebar of each version, in every locale, whenever
 * the content is read; the result may depend on nothing else. `content` has the sidebars as no feature changed them.
 */
export type ChangeSidebar = (
  sidebar: Pick<Sidebar, 'id' | 'version' | 'items'>,
  site: { readonly content: Content },
) => readonly SidebarItem[]

export interface SidebarChange {
  feature: string
  change: ChangeSidebar
}

/** One version of a set of docs. Paths include the base path, routes do not. */
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

/** The sidebars files of a site, by the id of their set of docs. */
export type SetSidebars = ReadonlyMap<string, SidebarsModule>

export interface AssembleInput {
  config: SiteConfig
  mode: ContentMode
  cleanLink: CleanLink
  /** By the name of their version. */
  sidebars: ReadonlyMap<string, SidebarsModule>
  reporter: Reporter
}

export interface ContentLoader {
  /**
   * Reads every source. Files that have not changed since the last call are not read again. Problems go to `reporter`;
   * the caller decides when to `check()` it.
   */
  load(reporter: Reporter): Promise<Content>
}

/**
 * Returns a root-relative link in the form that pages use: `/two/?a#b` and `/two.html?a#b` become `/two?a#b`, the only
 * name that a purely static host has for the page. Links to anything else stay as they are: files below `static`, the
 * start of another locale.
 */
export type CleanLink = (link: string) => string

/** The data of one page: the parts of its route by name, and whatever else its component gets. */
export type PageParams = Readonly<Record<string, unknown>>

/** A file found below a folder. */
export interface FoundFile {
  /** Absolute path. */
  file: string
  /** Path below the folder, with `/`: the same in every locale. */
  path: string
  /** Relative to the site's root, for messages: the translation, if there is one. */
  source: string
}

/** What a single Markdown file contains. */
export interface ParsedFile {
  text: string
  bodyStart: number
  frontMatter: FrontMatter
  /** Text of a heading of level 1 that comes before all others. */
  heading?: string
  /** The first paragraph as plain text, if the front matter has no description. */
  paragraph?: string
  problems: FoundProblem[]
}

/** A problem without a reporter, since a file's result is cached and reported again in each run. */
export interface FoundProblem {
  severity: Severity
  problem: Problem
}

export type VersionBanner = 'none' | 'unreleased' | 'unmaintained'

/** A version before its files are read. */
export interface VersionSetup {
  /** Unique in the site: `2.0`, or `api/2.0` in the set `api`. */
  name: string
  /** Id of its set of docs. */
  set: string
  label: string
  isLast: boolean
  /** Route of its docs, without the base path and a trailing slash: `/next`; empty for the site's root. */
  route: string
  /** Folder of its docs, relative to the site's root. */
  folder: string
  banner: VersionBanner
  badge: boolean
  noIndex: boolean
}

/** Schemas of front-matter keys, by name. */
export type AddedKeys = Readonly<Record<string, z.ZodType>>
