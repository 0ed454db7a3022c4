import type { ListingKind } from './listings'
import type { BodyNode } from './tree'

/** What a page is. It decides the layout and the classes on `<html>`. */
export type PageKind = 'doc' | 'mdx' | 'blog-post' | 'home' | 'not-found' | ListingKind

export interface PageLink {
  label: string
  /** Path with the base path, without a trailing slash: `/sba-mint/atomic/intro`. */
  href: string
}

export interface FeedLink {
  /** Media type: `application/rss+xml`. */
  type: string
  title: string
  href: string
}

export interface TocItem {
  id: string
  /** Inline HTML of the heading, links removed: `Read <code>token</code>`. */
  html: string
  level: 2 | 3 | 4 | 5 | 6
}

export interface Breadcrumb {
  label: string
  /** Absent on a category that has no page of its own. */
  href?: string
}

export interface SidebarLink {
  type: 'link'
  label: string
  href: string
  external?: boolean
  /** True for a link within the site that is not the page's own place: a `link` or a `ref`. */
  aside?: boolean
  /** Of the list item. */
  className?: string
}

export interface SidebarCategory {
  type: 'category'
  label: string
  /** The category's own page, or the first page below it: where a reader without script goes. */
  href: string
  /** True when `href` is the category's own page. */
  linked: boolean
  collapsible: boolean
  /** Closed when first shown. A category on the open path is open all the same. */
  collapsed: boolean
  /** Null where the page does not carry them: they are in the JSON of the whole sidebar. */
  items: SidebarItem[] | null
  className?: string
}

export interface SidebarHtml {
  type: 'html'
  html: string
  defaultStyle: boolean
  className?: string
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** The part of a sidebar that one page carries: the top level, the open path and its siblings. */
export interface PageSidebar {
  id: string
  /** Name of the navigation; absent for that of the docs. */
  label?: string
  /** Where the whole sidebar is, as JSON `{ items: SidebarItem[] }`. */
  source: string
  items: SidebarItem[]
}

export interface PageVersion {
  name: string
  /** Paths of the same page in the versions that have it, this one included. */
  paths: Record<string, string>
}

/** What a page shows, and its place. A document carries no more than this as data: its head says the rest. */
export interface ShownPage {
  kind: PageKind
  /** Path with the base path, without a trailing slash. The home page is the base path itself. */
  path: string
  /**
   * The page in each locale that has it, by language tag, and as `x-default`: paths with the base path.
   * Absent in a site with one locale.
   */
  translations?: Record<string, string>
  sidebar?: PageSidebar
  /** Of a page of the docs, where they have several versions. */
  version?: PageVersion
  /**
   * The islands in the body, to be loaded before it is shown: by id, each with its script, named as the entry
   * script would import it. No list of all islands is sent to the browser.
   */
  islands: Record<string, string>
  /** All that stands in `<main>`. */
  body: BodyNode[]
}

/** What the author of a page has to correct. */
export interface PageError {
  message: string
  /** Empty where the message names the place. */
  stack: string
}

/** One page, ready to be shown. The prerendered HTML and `x.json` both print this value. */
export interface Page extends ShownPage {
  /** The `h1`. */
  title: string
  /** The `<title>`: page title, delimiter, site title. */
  documentTitle: string
  description: string
  keywords: string[]
  /** Absolute URL. */
  canonical: string
  /** Path of the Markdown twin, if there is one. */
  markdown?: string
  /** Absolute URL of the picture that previews of the page show. */
  image?: string
  /** Reachable by its address only: not in sidebars, search or the sitemap. */
  unlisted: boolean
  /** Feeds that have the page: attributes of the links to them. */
  feeds?: FeedLink[]
  /** Search engines are to leave it out. */
  noIndex?: true
  /** Only in the dev server: a build would end with it. */
  error?: PageError
  /** Name of the entry script that the islands belong to: what another document asks for may be of another build. */
  entry?: string
}

/** What stands around the text of a page. It is printed into the body at build time. */
export interface PageFrame {
  /** True where the text brings its own `h1`, or the author hid the title. */
  hideTitle: boolean
  /** The text begins with a title of its own. */
  ownTitle: boolean
  /** Empty where the author hid it. */
  toc: TocItem[]
  breadcrumbs: Breadcrumb[]
  tags: PageLink[]
  previous?: PageLink
  next?: PageLink
  /** Where readers can propose a change of the source. */
  editUrl?: string
  /** Day of the last change, ISO 8601 (`2026-01-31`): from the front matter, else that of the last commit. */
  lastUpdated?: string
  /** Who made it, if the front matter says so. */
  lastUpdatedBy?: string
}

/** All that is known of a page. Its body is the text alone. */
export type PageView = Page & PageFrame
