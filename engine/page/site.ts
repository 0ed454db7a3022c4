import type { Json } from './tree'
import type { PageLink } from './types'

/** The layout's data about the whole site. It ships with the script, so that pages do not repeat it. */
export interface Site {
  title: string
  tagline: string
  /** Origin without a trailing slash: `https://docs.example.com`. */
  url: string
  /** Starts and ends with a slash: `/sba-mint/`, or `/sba-mint/fr/` for a locale other than the default. */
  basePath: string
  locale: Locale
  /** All locales, the default one first. Each is built as a site of its own. */
  locales: Locale[]
  colorMode: ColorModeConfig
  /** Suffix of every key in browser storage, such as `-docs`. Absent if not configured. */
  storageSuffix?: string
  navbar: Navbar
  docs: DocsConfig
  /** Versions of the sets of docs that have several, in menu order. Absent if none has. */
  versions?: SiteVersion[]
  /** Data of the site's own for its components. Absent if there is none. */
  customFields?: Readonly<Record<string, Json>>
  /** What features give browsers, by the name of the feature. */
  shared?: Readonly<Record<string, Json>>
  /** The words of features outside the engine in the site's locale, by part and name. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** True if pages list tags. */
  hasTags?: true
  /** Paths of the pages that have the name of a file, such as `/base/node.js`. Absent if there are none. */
  namedLikeFiles?: string[]
}

/** Matches a path with an extension, which starts with a letter: `1.0` is a version. That of a page is `.html`. */
export const FILE_NAME = /\.(?!html$)[a-z]\w*$/i

/**
 * Folder below the base path that only has files named by a hash of their content, so that browsers may keep them
 * forever. Sites may have files and pages of their own beside it.
 */
export const HASHED = 'assets/hashed/'

/** Matches the path of a document that stands for every page of the site, such as one for readers who are offline. */
export const SHELL_DOCUMENT = /\.htm$/

/** Matches files named by a stamp. A build of uncommitted changes reuses the name for other content. */
export const STAMPED_FILE = /\bassets\/[^/]+-\d+\.json$/

export interface Locale {
  code: string
  /** The language's own name, such as `English`. */
  label: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  calendar: string
  /** Path of the locale's home page, with the base path and a trailing slash: `/sba-mint/fr/`. */
  home: string
}

export interface ColorModeConfig {
  defaultMode: 'light' | 'dark'
  disableSwitch: boolean
  respectPrefersColorScheme: boolean
}

export interface Logo {
  src: string
  /** For dark pages, if it is another picture. */
  srcDark?: string
  alt: string
  /** 28 pixels wide and high by default. */
  width?: number | undefined
  height?: number | undefined
  /** Where logo and title lead, if not to the home page. */
  href?: string
  target?: string | undefined
}

export interface Navbar {
  title: string
  logo?: Logo
  items: NavbarItem[]
}

export interface SiteVersion extends PageLink {
  name: string
  isLast: boolean
}

export type NavbarPosition = 'left' | 'right'

/** `sidebar` is set if the link stands for a whole sidebar: it is marked as current on all of that sidebar's pages. */
export type NavbarMenuLink = PageLink & {
  sidebar?: string
  /** Targets by version, for versions that have the page; the link's own target is in the latest version. */
  byVersion?: Record<string, NavbarMenuLink>
  /** Name of the version that this entry stands for. */
  version?: string
}

/** An item that only pages of one set of docs show, by its id. It is also on other pages if no such item is before it. */
interface InOneSet {
  onlyIn?: string
}

/** An item that the navbar has no room for until the window is `from` px wide. It is in a menu until then. */
interface Folding {
  from?: number
}

export type NavbarItem =
  | (NavbarMenuLink &
      Folding &
      InOneSet & {
        type: 'link'
        external: boolean
        position: NavbarPosition
        /** A class with which the site's style sheets draw it. */
        className?: string
        /** True if the label is only spoken. */
        isIcon?: true
      })
  | (Folding &
      InOneSet & { type: 'dropdown'; label: string; items: NavbarMenuLink[]; position: NavbarPosition })
  | { type: 'locale'; position: NavbarPosition }
  | { type: 'html'; html: string; position: NavbarPosition }

export interface DocsConfig {
  sidebar: { hideable: boolean; autoCollapseCategories: boolean }
}

/**
 * Returns the path without trailing slash, `.html` or `/index.html`: `/base/atomic/intro`. Returns `/` if nothing is
 * left.
 */
export function cleanPath(pathname: string): string {
  const clean = withoutEndSlashes(pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
  return clean === '' ? '/' : clean
}

/** The expression `/\/+$/` would take quadratic time for thousands of slashes, which a request may have. */
function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path.endsWith('/', end)) end -= 1
  return path.slice(0, end)
}

/** The footer of every page. It is rendered at build time, so the browser gets only its markup. */
export interface Footer {
  columns: { title: string; items: PageLink[] }[]
  copyright?: {
    holder: PageLink
    license: PageLink
    /** Year of the built commit. Absent outside a repository. */
    year?: number
  }
  html?: string
}
