import type { PageLink } from '../../page/types'
import { withBase } from '../href'
import { byCodeUnits } from '../order'
import type { BlogPost } from '../types'

/** Posts by date, the newest first; of one moment, by path. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return posts.toSorted((a, b) => byCodeUnits(b.date, a.date) || byCodeUnits(a.path, b.path))
}

/** Tells each post, in the order of a reader, which ones come before and after it. */
export function withNeighbours(posts: readonly BlogPost[], basePath: string): BlogPost[] {
  const links = posts.map((post) => linkTo(post, basePath))
  return posts.map((post, index) => {
    const previous = links[index - 1]
    const next = links[index + 1]
    return { ...post, neighbours: { ...(previous ? { previous } : {}), ...(next ? { next } : {}) } }
  })
}

export function linkTo({ title, route }: BlogPost, basePath: string): PageLink {
  return { label: title, href: withBase(basePath, route) }
}
