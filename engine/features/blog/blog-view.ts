import type { BlogPost } from '../../content/types'
import type { PostByline } from '../../page/listings'
import type { PageView } from '../../page/types'
import type { SiteModel } from '../../site/site-model'
import { byline, type Wording } from './content/post-lists'

/** Returns what surrounds the text on every page of a blog. */
export function blogView(model: SiteModel): Pick<PageView, 'breadcrumbs' | 'sidebar'> {
  const sidebar = model.content.blog?.sidebar
  return {
    breadcrumbs: [],
    // Every page contains the whole list, so there is nothing to load.
    ...(sidebar ? { sidebar: { id: 'blog-posts', source: '', ...sidebar } } : {}),
  }
}

/** Returns when a post was published and by whom, in the site's language. */
export function bylineOf(post: BlogPost, { content, setup, site }: SiteModel): PostByline {
  const { basePath, locale } = site
  const { words } = setup.config
  const wording: Wording = { basePath, ...locale, words, hasPage: (route) => content.byRoute.has(route) }
  return byline(post, wording)
}
