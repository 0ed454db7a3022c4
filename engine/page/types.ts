import type { DocumentParts, HeadTag } from './document-tag'
import type { ListingKind } from './listings'
import type { BodyNode } from './tree'

/** The kind of pages that a feature adds: the name of the feature, then what they are, such as `blog-post`. */
export type AddedKind = `${string}-${string}`

/** Determines a page's layout and the classes on `<html>`. */
export type PageKind = 'doc' | 'mdx' | 'home' | 'not-found' | ListingKind | AddedKind

export interface PageLink {
  label: string
  /** Path with the base path, without a trailing slash: `/sba-mint/atomic/intro`. */
  href: string
}

export interface TocItem {
  id: string
  /** Inline HTML of the heading without links: `Read <code>token</code>`. */
  html: string
  level: 2 | 3 | 4 | 5 | 6
}

export interface Breadcrumb {
  label: string
  /** Absent for a category without a page of its own. */
  href?: string
}

export interface SidebarLink {
  type: 'link'
  label: string
  href: string
  external?: boolean
  /** True for a link (`link` or `ref`) to a page whose own position in the sidebar is elsewhere. */
  aside?: boolean
  /** Class of the list item. */
  className?: string
  /** A short word beside the label. */
  badge?: string
}

export interface SidebarCategory {
  type: 'category'
  label: string
  /** The category's own page, or else the first page below it. The link works without JavaScript. */
  href: string
  /** True if `href` is the category's own page. */
  linked: boolean | undefined
  collapsible: boolean
  /** True if closed at first. A category on the open path is open regardless. */
  collapsed: boolean
  /** Null if left out of the page. The full sidebar's JSON has them. */
  items: SidebarItem[] | null
  className?: string
  badge?: string
}

export interface SidebarHtml {
  type: 'html'
  html: string
  defaultStyle: boolean
  className?: string
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** The part of a sidebar that goes into a page: the top level, the open path and its siblings. */
export interface PageSidebar {
  id: string
  /** Accessible name of the navigation; absent for the docs. */
  label?: string
  /** Name of the section in the navbar; the heading of the menu on small screens. */
  title?: string
  /** Path of the full sidebar, as JSON `{ items: SidebarItem[] }`. */
  source: string
  items: SidebarItem[]
}

export interface PageVersion {
  name: string
  /** Paths of the same page in every version that has it, including this one. */
  paths: Record<string, string>
}

/** What a page shows, and its path. A document contains no more data than this; the rest is in its head. */
export interface ShownPage {
  kind: PageKind
  /**
   * How the page uses its width, for style sheets; absent for most pages. `wide` gives the text the width of the table of
   * contents, too. Features have names of their own.
   */
  layout?: string
  /** Path with the base path, without a trailing slash. The home page has the base path itself. */
  path: string
  /**
   * Paths, with the base path, of the page in each locale that has it, by language tag and as `x-default`. Absent on a
   * site with one locale.
   */
  translations?: Record<string, string>
  sidebar?: PageSidebar
  /** Set on docs pages if a set of docs has several versions. */
  version?: PageVersion
  /**
   * The body's islands, to load before it is shown: script paths by id, relative to the entry script. Browsers get no
   * list of all islands.
   */
  islands: Record<string, string>
  /** The content of `<main>`. */
  body: BodyNode[]
  /** The content of the footer, on a site that puts something of its own there. Otherwise all pages have the same one. */
  foot?: BodyNode[]
  /** Set by the browser in place of a body when the page could not be loaded. */
  failure?: PageFailure
}

export interface PageFailure {
  /** The heading, which names the page. */
  title: string
  error: Error
  /** Tries again. */
  again(): void
}

/** An error that the author of a page has to fix. */
export interface PageError {
  message: string
  /** Empty if the message contains the location. */
  stack: string
}

/** A page ready to be shown, stored in the prerendered HTML and in the page's JSON file. */
export interface Page extends ShownPage {
  /** The text of the `h1`. */
  title: string
  /** The `<title>`: page title, delimiter, site title. */
  documentTitle: string
  description: string
  keywords: string[]
  /** The part of the site that the page is in, if no sidebar of the navbar names it. */
  section?: string
  /** Absolute URL. */
  canonical: string
  /** Path of the Markdown twin, if there is one. */
  markdown?: string
  /** Absolute URL of the image in link previews. */
  image?: string
  /** Reachable only by URL: excluded from sidebars, search and the sitemap. */
  unlisted: boolean
  /** Tags of its head that features add. */
  head?: HeadTag[]
  /** Asks search engines to exclude the page. */
  noIndex?: true
  /** Only in the dev server: an error that would fail a build. */
  error?: PageError
  /** Name of the entry script that the islands belong to, since data may be from a later build than the document. */
  entry?: string
}

/** An action on the page as a whole, listed in its menu. */
export interface PageAction {
  /** Unique among those of a page: `edit` and `markdown` are not also shown at its foot. */
  type: string
  label: string
  /** Absent for an action that a script performs. */
  href?: string
}

/** The layout around a page's text, rendered into the body at build time. */
export interface PageFrame {
  /** What the site and its features add to the document, which is no part of what browsers show on navigation. */
  document: DocumentParts
  /** The keys of the page's front matter; those that nothing knows are as they were written. */
  frontMatter: Readonly<Record<string, unknown>>
  /** True if the text has its own `h1`, or the author hid the title. */
  hideTitle: boolean
  /** True if the text has the fold with the table of contents: below its own title, or below its lead. */
  ownFold: boolean
  /** Empty if the author hid it. */
  toc: TocItem[]
  breadcrumbs: Breadcrumb[]
  tags: PageLink[]
  previous?: PageLink
  next?: PageLink
  /** URL at which readers can propose changes to the source. */
  editUrl?: string
  /** What features offer to do with the page. */
  actions: PageAction[]
  /** Names that the page documents, for those who look for them. */
  names?: readonly string[]
  /** Day of the last change, ISO 8601 (`2026-01-31`): from the front matter, or else the last commit. */
  lastUpdated?: string
  /** Author of the change, if the front matter names one. */
  lastUpdatedBy?: string
  /** Names the links to the previous and the next page. The pages of docs have a name without it. */
  neighborsLabel?: string
  /** Shown below the title of a page that a feature adds: the name of a `view`, and its data. */
  header?: { view: AddedKind; data: object }
  /** Shown above the text of a doc that is not of the latest version. */
  versionNotice?: VersionNoticeView
  /** The language of a text that is not translated into the page's own. */
  textLanguage?: { lang: string; dir: 'ltr' | 'rtl' }
}

/** The data of a page's version notice. */
export interface VersionNoticeView {
  label: string
  hasBadge: boolean
  banner: 'none' | 'unreleased' | 'unmaintained'
  /** The same page in the last version, or that version's first page, with the version's name. */
  last?: PageLink & { version: string }
}

/** All data of a page. Here the body is only its text, without the layout. */
export type PageView = Page & PageFrame

/** The data of a page before its text is run: everything that its document is made of, besides the text. */
export type PageData = Omit<PageView, 'body' | 'islands'>

/** The data of a page that features may still add to. What they add to its document depends on it. */
export type OpenPageData = Omit<PageData, 'document'>
