import type { PageLink } from './types'

/** A link, and how many pages are behind it. */
export interface CountedLink extends PageLink {
  count: number
}

/** All tags, by their first letter. */
export interface TagsList {
  letters: { letter: string; tags: CountedLink[] }[]
}

export interface PageCard extends PageLink {
  description: string
}

/** Pages that have something in common. */
export interface CardList {
  cards: PageCard[]
  /** Where all lists of this kind are named. */
  all?: PageLink
}

/** What each kind of page that lists other pages shows. */
export interface ListingViews {
  'docs-tags-list': TagsList
  'docs-tags-doc-list': CardList
}

export type ListingKind = keyof ListingViews
