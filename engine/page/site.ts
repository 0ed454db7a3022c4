import type { PageLink } from './types'

/** What the shell knows of the whole site. One copy a site: it is part of the script, not of the pages. */
export interface Site {
  title: string
  tagline: string
  /** Origin, without a trailing slash: `https://docs.example.com`. */
  url: string
  /** Starts and ends with a slash: `/sba-mint/`. */
  basePath: string
  titleDelimiter: string
  locale: Locale
  locales: Locale[]
  colorMode: ColorModeConfig
  announcementBar?: AnnouncementBar
  navbar: Navbar
  footer: Footer
  docs: DocsConfig
  /** Year of the commit that was built. Absent outside a repository. */
  year?: number
}

export interface Locale {
  code: string
  /** In its own language: `English`. */
  label: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  calendar: string
  /** Path of its pages below the base path; empty for the default locale. */
  path: string
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

export type NavbarPosition = 'left' | 'right'

export type NavbarItem =
  /** `sidebar` is set where the item stands for a whole sidebar: it is current on all its pages. */
  | {
      type: 'link'
      label: string
      href: string
      external: boolean
      position: NavbarPosition
      sidebar?: string
    }
  | { type: 'dropdown'; label: string; items: PageLink[]; position: NavbarPosition }
  | { type: 'locale'; position: NavbarPosition }
  | { type: 'search'; position: NavbarPosition }
  | { type: 'html'; html: string; position: NavbarPosition }

export interface Footer {
  columns: { title: string; items: PageLink[] }[]
  copyright?: { holder: PageLink; license: PageLink }
}

export interface DocsConfig {
  sidebar: { hideable: boolean; autoCollapseCategories: boolean }
}

/** The path without the base, the trailing slash, `.html` or `/index.html`: `/atomic/intro`; home is `/`. */
export function cleanPath(pathname: string): string {
  const clean = pathname
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')
  return clean === '' ? '/' : clean
}
