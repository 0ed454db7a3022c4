import type { ReactNode } from 'react'
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
  /** A sentence above them. */
  intro?: string
  cards: PageCard[]
  /** Where all lists of this kind are named. */
  all?: PageLink
}

export interface PostAuthor {
  name: string
  title?: string
  /** Where their posts are listed, or an address of their own. */
  href?: string
  /** A picture of the site, with or without the base path. */
  image?: string
}

/** When a post was published, and by whom. */
export interface PostByline {
  /** ISO 8601: `2024-01-31`. */
  date: string
  /** In the language of the site: `January 31, 2024`. */
  day: string
  /** Minutes it takes to read. */
  readingMinutes?: number
  authors: PostAuthor[]
}

export interface PostSummary extends PageLink {
  byline: PostByline
  tags: PageLink[]
}

export interface AuthorCard extends PostAuthor {
  description?: string
  socials: PageLink[]
  /** Posts of theirs. */
  count: number
}

/** One page of a list of posts, the newest first. */
export interface PostList {
  posts: PostSummary[]
  /** Whose posts these are, where they are one author's. */
  author?: AuthorCard
  /** Where all lists of this kind are named. */
  all?: PageLink
}

/** The beginning of a post, as the lists of posts show it. */
export interface Excerpt {
  content: ReactNode
  /** True where the post goes on. */
  isCut: boolean
}

/** What each kind of page that lists other pages shows. */
export interface ListingViews {
  'docs-tags-list': TagsList
  'docs-tags-doc-list': CardList
  'docs-generated-index': CardList
  'blog-list': PostList
  'blog-tags-list': TagsList
  'blog-tags-post-list': PostList
  'blog-authors-list': { authors: AuthorCard[] }
  'blog-authors-posts': PostList
}

export type ListingKind = keyof ListingViews
