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

/** Pages with something in common, such as a tag, a category or an author. */
export interface CardList {
  /** A sentence above the list. */
  intro?: string
  cards: PageCard[]
  /** The page with all lists of this kind. */
  all?: PageLink
}

export interface PostAuthor {
  name: string
  title?: string
  /** Page with the author's posts, or an external URL. */
  href?: string
  /** Path of an image in the site, with or without the base path, or a URL. */
  image?: string
}

/** When and by whom a post was published. */
export interface PostByline {
  /** ISO 8601: `2024-01-31`. */
  date: string
  /** In the site's language: `January 31, 2024`. */
  day: string
  /** Reading time in minutes. */
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
  /** Number of the author's posts. */
  count: number
}

/** One page of a list of posts, newest first. */
export interface PostList {
  posts: PostSummary[]
  /** Set if all posts are by one author. */
  author?: AuthorCard
  /** The page with all lists of this kind. */
  all?: PageLink
}

/** The beginning of a post, as shown in lists of posts. */
export interface Excerpt {
  content: ReactNode
  /** True if the post goes on after the excerpt. */
  isCut: boolean
}

/** The data of each kind of page that lists other pages. */
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
