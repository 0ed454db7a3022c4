import type { PageLink } from '../../page/types'

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
