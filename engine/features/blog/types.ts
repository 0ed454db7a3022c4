import type { AddedSource } from '../../feature'
import type { PageLink, SidebarItem } from '../../page/types'

/** A post of the blog. */
export interface BlogPost extends AddedSource {
  kind: 'blog-post'
  /** Date of publication, ISO 8601 in UTC. */
  date: string
  authors: BlogAuthor[]
  /** Reading time in minutes. */
  readingMinutes?: number
}

export interface BlogAuthor {
  /** Key in the authors map; absent for an author defined in a post. */
  key?: string
  name: string
  /** Their role or job title. */
  title?: string
  /** Their own website or email address. */
  url?: string
  /** Path below `static`, with a leading slash, or URL on an allowed host. */
  image?: string
  description?: string
  socials: PageLink[]
  /** Route of the list of their posts, if they have one. */
  permalink?: string
}

export interface Blog {
  /** Route of its first page. */
  route: string
  /** Newest first, without unlisted ones. */
  posts: BlogPost[]
  /** Shown beside its pages. */
  sidebar?: { label: string; items: SidebarItem[] }
}
