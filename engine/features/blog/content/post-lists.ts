import { withBase } from '../../../kit/hrefs'
import { byCodeUnits, type Listing, type Neighbors } from '../../../kit/pages'
import { readableDay } from '../../../page/escape'
import { isExternal } from '../../../page/href'
import type { PageLink } from '../../../page/types'
import { phrase, type Words } from '../../../page/words'
import type { BlogAuthor, BlogPost } from '../types'
import type { PostAuthor, PostByline, PostList, PostSummary } from '../views'

/** A list of posts, before it is split into pages. */
export interface PagedList {
  kind: 'blog-list' | 'blog-tags-post-list' | 'blog-authors-posts'
  /** Route of the first page. */
  route: string
  /** Description that messages show in place of a file name. */
  path: string
  title: string
  description: string
  posts: BlogPost[]
  /** The data that all pages share. */
  shared: Omit<PostList, 'posts'>
}

/** Splits a list into pages. */
export type Divide = (list: PagedList) => Listing[]

/** Returns the pages of a list: `/blog`, `/blog/page/2`. A list without posts gets one empty page. */
export function pagesOf(list: PagedList, perPage: number | 'ALL', wording: Wording): Listing[] {
  const size = perPage === 'ALL' ? Math.max(1, list.posts.length) : perPage
  const count = Math.max(1, Math.ceil(list.posts.length / size))
  return Array.from({ length: count }, (_, index): Listing => {
    const posts = list.posts.slice(index * size, (index + 1) * size)
    const { kind, title, description, path, shared } = list
    return {
      kind,
      route: routeOfPage(list.route, index),
      path: index === 0 ? path : `${path}, page ${index + 1}`,
      title: index === 0 ? title : phrase(wording.words.blog.listPage, { title, number: index + 1 }),
      description,
      view: { ...shared, posts: posts.map((post) => summary(post, wording)) },
      excerpts: posts,
      neighbors: neighborsOf(list.route, index, count, wording),
    }
  })
}

function neighborsOf(route: string, index: number, count: number, { basePath, words }: Wording): Neighbors {
  const link = (label: string, at: number) => ({ label, href: withBase(basePath, routeOfPage(route, at)) })
  return {
    ...(index > 0 ? { previous: link(words.blog.newer, index - 1) } : {}),
    ...(index < count - 1 ? { next: link(words.blog.older, index + 1) } : {}),
  }
}

function routeOfPage(route: string, index: number): string {
  return index === 0 ? route : `${route.replace(/\/$/, '')}/page/${index + 1}`
}

/** Returns posts by date, newest first, and by path if they have the same date. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return posts.toSorted((a, b) => byCodeUnits(b.date, a.date) || byCodeUnits(a.path, b.path))
}

/** Returns the posts with links to their neighbors. `posts` are in reading order. */
export function withNeighbors(posts: readonly BlogPost[], basePath: string): BlogPost[] {
  const links = posts.map((post) => postLink(post, basePath))
  return posts.map((post, index) => {
    const previous = links[index - 1]
    const next = links[index + 1]
    return { ...post, neighbors: { ...(previous ? { previous } : {}), ...(next ? { next } : {}) } }
  })
}

export function postLink({ title, route }: BlogPost, basePath: string): PageLink {
  return { label: title, href: withBase(basePath, route) }
}

/** How dates and links are written on a locale's pages. */
export interface Wording {
  basePath: string
  htmlLang: string
  calendar: string
  words: Words
  /** Returns whether a page has this route. */
  hasPage(route: string): boolean
}

/** Returns what lists show of a post. */
function summary(post: BlogPost, wording: Wording): PostSummary {
  const { basePath, hasPage } = wording
  const tags = post.tags.filter(({ permalink }) => hasPage(permalink))
  return {
    ...postLink(post, basePath),
    byline: byline(post, wording),
    tags: tags.map(({ label, permalink }) => ({ label, href: withBase(basePath, permalink) })),
  }
}

export function byline({ date, readingMinutes, authors }: BlogPost, wording: Wording): PostByline {
  const day = date.slice(0, 10)
  return {
    date: day,
    day: readableDay(day, wording.htmlLang, wording.calendar),
    authors: authors.map((author) => authorView(author, wording)),
    ...(readingMinutes === undefined ? {} : { readingMinutes }),
  }
}

/** Returns an author for display, linked to their list of posts if there is one, or else to their own URL. */
export function authorView(author: BlogAuthor, { basePath, hasPage }: Wording): PostAuthor {
  const { name, title, url, image, permalink } = author
  const href = permalink !== undefined && hasPage(permalink) ? withBase(basePath, permalink) : url
  return {
    name,
    ...(title === undefined ? {} : { title }),
    ...(href === undefined ? {} : { href }),
    ...(image === undefined ? {} : { image: isExternal(image) ? image : withBase(basePath, image) }),
  }
}
