import type { ExtendPage } from '../../feature'
import type { SiteConfig } from '../../kit/options'
import { blogOf, isPost } from './blog-content'
import type { BlogConfig } from './content/post'
import { byline, type Wording } from './content/post-lists'

/** Returns what adds to pages of the blog: the list of recent posts beside them, and when a post was written by whom. */
export function blogPages(options: BlogConfig, config: SiteConfig): ExtendPage {
  return ({ kind }, { source, content, site }) => {
    if (!kind.startsWith('blog-')) return undefined
    const { sidebar } = blogOf(content, options, config)
    const { basePath, locale } = site
    const { words } = config
    const wording: Wording = { basePath, ...locale, words, hasPage: (route) => content.byRoute.has(route) }
    return {
      breadcrumbs: [],
      // Every page contains the whole list, so there is nothing to load.
      ...(sidebar ? { sidebar: { id: 'blog-posts', source: '', ...sidebar } } : {}),
      section: options.blogTitle,
      neighborsLabel: words.blog.pages,
      ...(isPost(source) ? { header: { view: 'blog-byline', data: byline(source, wording) } } : {}),
    }
  }
}
