import type { PageLink } from './types'

/** The footer of every page. Rendered at build time: the browser gets only its markup. */
export interface Footer {
  columns: { title: string; items: PageLink[] }[]
  copyright?: {
    holder: PageLink
    license: PageLink
    /** Year of the built commit. Absent outside a repository. */
    year?: number
  }
}
