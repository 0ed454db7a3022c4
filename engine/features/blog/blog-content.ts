import type { Entry } from '../../feature'
import { baseRoute, withBase } from '../../kit/hrefs'
import type { SiteConfig } from '../../kit/options'
import type { Content } from '../../kit/pages'
import type { SidebarItem } from '../../page/types'
import type { BlogConfig } from './content/post'
import { postLink } from './content/post-lists'
import type { Blog, BlogPost } from './types'

const blogs = new WeakMap<Content, Blog>()

/** Returns the blog of a site whose content is read. It is the same on all pages. */
export function blogOf(
  content: Content,
  options: BlogConfig,
  { baseUrl }: Pick<SiteConfig, 'baseUrl'>,
): Blog {
  const known = blogs.get(content)
  if (known) return known
  const posts = [...content.byRoute.values()].filter(isPost).filter(({ unlisted }) => !unlisted)
  const sidebar = sidebarOf(posts, options, baseUrl)
  const blog = { route: baseRoute(options) || '/', posts, ...(sidebar ? { sidebar } : {}) }
  blogs.set(content, blog)
  return blog
}

/** No other feature makes entries of this kind. */
export function isPost(entry: Entry): entry is BlogPost {
  return entry.kind === 'blog-post'
}

/** Returns the recent posts, below a link to all of them. */
function sidebarOf(posts: BlogPost[], config: BlogConfig, basePath: string): Blog['sidebar'] {
  const { blogSidebarCount: count, blogSidebarTitle: label } = config
  if (count === 0) return undefined
  const items = posts.slice(0, count === 'ALL' ? undefined : count).map((post): SidebarItem => {
    const { label, href } = postLink(post, basePath)
    return { type: 'link', label: post.frontMatter.sidebar_label ?? label, href }
  })
  const href = withBase(basePath, baseRoute(config) || '/')
  return {
    label,
    items: [{ type: 'category', label, href, linked: true, collapsible: false, collapsed: false, items }],
  }
}
