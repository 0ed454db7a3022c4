import type { ReactNode } from 'react'
import type { PageLink } from './types'

/** A link with the number of pages it lists. */
export interface CountedLink extends PageLink {
  count: number
}

/** All tags, grouped by first letter. */
export interface TagsList {
  letters: { letter: string; tags: CountedLink[] }[]
}

export interface PageCard extends PageLink {
  description: string
}

/** Pages with something in common, such as a tag or a category. */
export interface CardList {
  /** A sentence above the list. */
  intro?: string
  cards: PageCard[]
  /** The page with all lists of this kind. */
  all?: PageLink
}

/** The beginning of a page, as shown in lists. */
export interface Excerpt {
  content: ReactNode
  /** True if the page goes on after the excerpt. */
  isCut: boolean
}

/** The data of each kind of page that lists docs. */
export interface ListingViews {
  'docs-tags-list': TagsList
  'docs-tags-doc-list': CardList
  'docs-generated-index': CardList
}

export type ListingKind = keyof ListingViews

/** Shows the data of a page that lists others, or of a page's header. `excerpts` are those of a list, in its order. */
export type View<Data = object> = (data: Data, excerpts: readonly Excerpt[]) => ReactNode
