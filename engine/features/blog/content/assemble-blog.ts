import type { SiteConfig } from '../../../config/types'
import { checkTagLabels, pagesByTag, tagsList } from '../../../content/docs/tags'
import { baseRoute, withBase } from '../../../content/href'
import type { Blog, BlogPost, Listing } from '../../../content/types'
import type { Reporter } from '../../../diagnostics/reporter'
import type { SidebarItem } from '../../../page/types'
import { phrase } from '../../../page/words'
import { authorListings } from './author-listings'
import { authorsRoute } from './authors-map'
import type { BlogConfig } from './post'
import {
  type Divide,
  linkTo,
  newestFirst,
  type PagedList,
  pagesOf,
  type Wording,
  withNeighbors,
} from './post-lists'

export interface AssembledBlog {
  /** All posts, each with its neighbors; an unlisted post has none. */
  posts: BlogPost[]
  blog?: Blog
  listings: Listing[]
}

/** Returns a site's posts in order, and the pages that list them. Both are empty for a site without a blog. */
export function assembleBlog(
  posts: readonly BlogPost[],
  config: SiteConfig,
  reporter: Reporter,
): AssembledBlog {
  if (!config.blog) return { posts: [], listings: [] }
  const root = baseRoute(config.blog)
  const listed = withNeighbors(newestFirst(posts.filter(({ unlisted }) => !unlisted)), config.baseUrl)
  checkTagLabels(listed, `${root}/tags`, reporter)
  const hidden = posts.filter(({ unlisted }) => unlisted)
  const sidebar = sidebarOf(listed, config.blog, config.baseUrl)
  return {
    posts: [...listed, ...hidden],
    blog: { route: root || '/', posts: listed, ...(sidebar ? { sidebar } : {}) },
    listings: listingsOf(listed, root, config.blog, wordingOf(config)),
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
  { basePath, words: { lists } }: Wording,
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
    description: lists.allPostTags,
    view: tagsList(tags, basePath),
    neighbors: {},
  }
  const pages = tags.flatMap(({ term: { label, permalink }, items }) =>
    divide({
      kind: 'blog-tags-post-list',
      route: permalink,
      path: `the list of posts tagged '${label}'`,
      title: phrase(lists.tag, { tag: label }),
      description: phrase(lists.postsTagged, { tag: label }),
      posts: items,
      shared: { all },
    }),
  )
  return [list, ...pages]
}

/** Returns the recent posts, below a link to all of them. */
function sidebarOf(posts: BlogPost[], config: BlogConfig, basePath: string): Blog['sidebar'] {
  const { blogSidebarCount: count, blogSidebarTitle: label } = config
  if (count === 0) return undefined
  const items = posts.slice(0, count === 'ALL' ? undefined : count).map((post): SidebarItem => {
    const { label, href } = linkTo(post, basePath)
    return { type: 'link', label: post.frontMatter.sidebar_label ?? label, href }
  })
  const href = withBase(basePath, baseRoute(config) || '/')
  return {
    label,
    items: [{ type: 'category', label, href, linked: true, collapsible: false, collapsed: false, items }],
  }
}
