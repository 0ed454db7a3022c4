import type { PostList } from '../../page/listings'
import { withBase } from '../href'
import type { BlogPost, Listing, Neighbours } from '../types'
import { summary, type Wording } from './summary'

/** A list of posts, before it is divided into pages. */
export interface PagedList {
  kind: 'blog-list' | 'blog-tags-post-list' | 'blog-authors-posts'
  /** Of its first page. */
  route: string
  /** What it is, where a message would name a file. */
  path: string
  title: string
  description: string
  posts: BlogPost[]
  /** What every page has besides its posts. */
  frame: Omit<PostList, 'posts'>
}

/** The pages of a list: `/blog`, `/blog/page/2`. A list without posts is one empty page. */
export function pagesOf(list: PagedList, perPage: number | 'ALL', wording: Wording): Listing[] {
  const size = perPage === 'ALL' ? Math.max(1, list.posts.length) : perPage
  const count = Math.max(1, Math.ceil(list.posts.length / size))
  return Array.from({ length: count }, (_, index): Listing => {
    const posts = list.posts.slice(index * size, (index + 1) * size)
    const { kind, title, description, path, frame } = list
    return {
      kind,
      route: routeOfPage(list.route, index),
      path: index === 0 ? path : `${path}, page ${index + 1}`,
      title: index === 0 ? title : `${title} (page ${index + 1})`,
      description,
      view: { ...frame, posts: posts.map((post) => summary(post, wording)) },
      posts,
      neighbours: neighboursOf(list.route, index, count, wording.basePath),
    }
  })
}

function neighboursOf(route: string, index: number, count: number, basePath: string): Neighbours {
  const link = (label: string, at: number) => ({ label, href: withBase(basePath, routeOfPage(route, at)) })
  return {
    ...(index > 0 ? { previous: link('Newer posts', index - 1) } : {}),
    ...(index < count - 1 ? { next: link('Older posts', index + 1) } : {}),
  }
}

function routeOfPage(route: string, index: number): string {
  return index === 0 ? route : `${route.replace(/\/$/, '')}/page/${index + 1}`
}
