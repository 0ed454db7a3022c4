import type { Reporter } from '../../../kit/diagnostics'
import { baseRoute, withBase } from '../../../kit/hrefs'
import type { SiteConfig } from '../../../kit/options'
import { type ArrangedEntries, checkTagLabels, type Listing, pagesByTag, tagsList } from '../../../kit/pages'
import { phrase } from '../../../page/words'
import type { BlogPost } from '../types'
import { authorListings } from './author-listings'
import { authorPictures } from './author-pictures'
import { authorsRoute } from './authors-map'
import type { BlogConfig } from './post'
import { type Divide, newestFirst, type PagedList, pagesOf, type Wording, withNeighbors } from './post-lists'

/** Returns a site's posts in order, each with its neighbors, and the pages that list them. An unlisted post has none. */
export function assembleBlog(
  posts: readonly BlogPost[],
  blog: BlogConfig,
  config: SiteConfig,
  reporter: Reporter,
): ArrangedEntries {
  const root = baseRoute(blog)
  const listed = withNeighbors(newestFirst(posts.filter(({ unlisted }) => !unlisted)), config.baseUrl)
  checkTagLabels(listed, `${root}/tags`, reporter)
  const hidden = posts.filter(({ unlisted }) => unlisted)
  return {
    sources: [...listed, ...hidden],
    listings: listingsOf(listed, root, blog, wordingOf(config)),
    owners: authorPictures(listed, blog, config.baseUrl),
  }
}

/** Every tag and author of a listed post has a page. */
function wordingOf({ baseUrl, i18n, words }: SiteConfig): Wording {
  const { htmlLang = i18n.currentLocale, calendar = 'gregory' } = i18n.localeConfigs[i18n.currentLocale] ?? {}
  return { basePath: baseUrl, htmlLang, calendar, words, hasPage: () => true }
}

function listingsOf(posts: BlogPost[], root: string, config: BlogConfig, wording: Wording): Listing[] {
  const divide = (list: PagedList) => pagesOf(list, config.postsPerPage, wording)
  const main = divide({
    kind: 'blog-list',
    route: root || '/',
    path: 'the list of posts',
    title: config.blogTitle,
    description: config.blogDescription,
    posts,
    shared: {},
  })
  return [
    ...main,
    ...tagListings(posts, `${root}/tags`, wording, divide),
    ...authorListings(posts, authorsRoute(root), wording, divide),
  ]
}

function tagListings(
  posts: BlogPost[],
  route: string,
  { basePath, words: { lists, blog } }: Wording,
  divide: Divide,
): Listing[] {
  const tags = pagesByTag(posts)
  if (tags.length === 0) return []
  const all = { label: lists.allTags, href: withBase(basePath, route) }
  const list: Listing = {
    kind: 'blog-tags-list',
    route,
    path: 'the list of tags of the posts',
    title: lists.tags,
    description: blog.listedTags,
    view: tagsList(tags, basePath),
    neighbors: {},
  }
  const pages = tags.flatMap(({ term: { label, permalink }, items }) =>
    divide({
      kind: 'blog-tags-post-list',
      route: permalink,
      path: `the list of posts tagged '${label}'`,
      title: phrase(lists.tag, { tag: label }),
      description: phrase(blog.postsTagged, { tag: label }),
      posts: items,
      shared: { all },
    }),
  )
  return [list, ...pages]
}
