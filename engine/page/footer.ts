import type { PageLink } from './types'

/** The foot of every page. It is printed at build time: the browser gets its markup only. */
export interface Footer {
  columns: { title: string; items: PageLink[] }[]
  copyright?: {
    holder: PageLink
    license: PageLink
    /** Of the commit that was built. Absent outside a repository. */
    year?: number
  }
}
