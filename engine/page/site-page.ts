import type { PageKind } from './types'

/** A page of the site, as a `.tsx` page sees it. */
export interface SitePage {
  kind: PageKind
  /** With the base path. */
  path: string
  title: string
  description: string
  keywords: readonly string[]
}

/** What the default export of a `.tsx` page gets; one that is made of data also gets its data. */
export interface PageProps {
  /** Returns the pages of the site that have a text of their own, in the order of the content. */
  pages(): readonly SitePage[]
}
