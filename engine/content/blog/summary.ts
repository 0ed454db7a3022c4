import type { PostAuthor, PostByline, PostSummary } from '../../page/listings'
import { readableDay } from '../../page/readable-day'
import { withBase } from '../href'
import type { BlogAuthor, BlogPost } from '../types'
import { linkTo } from './newest-first'

/** How the pages of one site say it. */
export interface Wording {
  basePath: string
  htmlLang: string
  calendar: string
  /** True for the route of a page that exists. */
  hasPage(route: string): boolean
}

/** What lists say of a post. */
export function summary(post: BlogPost, wording: Wording): PostSummary {
  const { basePath, hasPage } = wording
  const tags = post.tags.filter(({ permalink }) => hasPage(permalink))
  return {
    ...linkTo(post, basePath),
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

/** An author whose posts are listed leads to the list, any other to an address of their own. */
export function authorView(author: BlogAuthor, { basePath, hasPage }: Wording): PostAuthor {
  const { name, title, url, image, permalink } = author
  const href = permalink !== undefined && hasPage(permalink) ? withBase(basePath, permalink) : url
  return {
    name,
    ...(title === undefined ? {} : { title }),
    ...(href === undefined ? {} : { href }),
    ...(image === undefined ? {} : { image: withBase(basePath, image) }),
  }
}
