import type { PageLink } from './types'

/** What the shell knows of the whole site. One copy a site: it is part of the script, not of the pages. */
export interface Site {
  title: string
  tagline: string
  /** Origin, without a trailing slash: `https://docs.example.com`. */
  url: string
  /** Starts and ends with a slash: `/sba-mint/`; of a locale but the default one, `/sba-mint/fr/`. */
  basePath: string
  titleDelimiter: string
  locale: Locale
  /** All of them, the default one first. Each is a site of its own. */
  locales: Locale[]
  colorMode: ColorModeConfig
  announcementBar?: AnnouncementBar
  /** Ends every key of the browser's storage: `-docs`. Absent where the configuration names none. */
  storageSuffix?: string
  navbar: Navbar
  docs: DocsConfig
  /** The versions of the docs, in the order of menus. Absent where there is only one. */
  versions?: SiteVersion[]
  /** True where pages list tags. */
  hasTags?: true
  hasBlog?: true
  /** True where pages show the API of packages. */
  hasReference?: true
  /** True where the navbar has a search box. */
  hasSearch?: true
  /** What a search by Pagefind shows. Absent where search has an index of its own. */
  pagefind?: SearchOptions
}

export interface SearchOptions {
  /** Mark the words of the query on the page that a hit leads to. */
  highlightResult: boolean
  /** How many pages are shown at most. */
  maxHits: number
}

/** Where the two files of search are: paths with the base path. */
export interface SearchAddresses {
  documents: string
  index: string
}

/**
 * `stamp` is the time of the commit, in ms. It stands in the document and not in the scripts, so that a commit that
 * changes no script leaves what browsers have cached of them as it is.
 */
export function searchAddresses(basePath: string, stamp: number | string): SearchAddresses {
  const assets = `${basePath}assets/`
  return { documents: `${assets}search-doc-${stamp}.json`, index: `${assets}lunr-index-${stamp}.json` }
}

/** The folder of Pagefind's script and index. */
export function pagefindFolder(basePath: string): string {
  return `${basePath}pagefind/`
}

export interface Locale {
  code: string
  /** In its own language: `English`. */
  label: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  calendar: string
  /** Path of its home page, with the base path and a slash at its end: `/sba-mint/fr/`. */
  home: string
}

export interface ColorModeConfig {
  defaultMode: 'light' | 'dark'
  disableSwitch: boolean
  respectPrefersColorScheme: boolean
}

export interface AnnouncementBar {
  id: string
  html: string
  isCloseable: boolean
}

export interface Navbar {
  title: string
  logo?: { src: string; alt: string }
  hideOnScroll: boolean
  items: NavbarItem[]
}

export interface SiteVersion extends PageLink {
  name: string
  isLast: boolean
}

export type NavbarPosition = 'left' | 'right'

/** `sidebar` is set where the link stands for a whole sidebar: it is current on all its pages. */
export type NavbarMenuLink = PageLink & {
  sidebar?: string
  /** Where it leads in each version that has its target; by itself it leads to the last version. */
  byVersion?: Record<string, NavbarMenuLink>
  /** Of an entry that stands for a version: its name. */
  version?: string
}

export type NavbarItem =
  | (NavbarMenuLink & { type: 'link'; external: boolean; position: NavbarPosition })
  | { type: 'dropdown'; label: string; items: NavbarMenuLink[]; position: NavbarPosition }
  | { type: 'locale'; position: NavbarPosition }
  | { type: 'search'; position: NavbarPosition }
  | { type: 'html'; html: string; position: NavbarPosition }

export interface DocsConfig {
  sidebar: { hideable: boolean; autoCollapseCategories: boolean }
}

/** The path without a slash at its end, `.html` or `/index.html`: `/base/atomic/intro`. Of nothing but that, `/`. */
export function cleanPath(pathname: string): string {
  const clean = pathname
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')
  return clean === '' ? '/' : clean
}
