// Posts with their authors, lists of them, and feeds.
import { defineFeature } from '../../feature'
import { blogPages } from './blog-view'
import { blogEntries } from './content/read-entries'
import { addFeeds } from './feeds'
import { blogOptions } from './schema'
import { words } from './words'

const POSTS = { module: new URL('./theme/PostList.tsx', import.meta.url), name: 'PostList' }
const TAGS = { module: new URL('../../kit/browser/lists.ts', import.meta.url), name: 'TagsList' }

export const blog = defineFeature({
  name: 'blog',
  schema: blogOptions.prefault({}),
  words,
  setup(site, options) {
    const { config, locationOf, entries, styles, component, page } = site
    styles(new URL('./theme/posts.css', import.meta.url))
    component('view:blog-list', POSTS)
    component('view:blog-tags-post-list', POSTS)
    component('view:blog-authors-posts', POSTS)
    component('view:blog-authors-list', {
      module: new URL('./theme/Authors.tsx', import.meta.url),
      name: 'AuthorsList',
    })
    component('view:blog-tags-list', TAGS)
    component('view:blog-byline', { ...POSTS, name: 'PostByline' })
    entries(options.path, blogEntries(options, config, locationOf([])))
    page(blogPages(options, config))
    addFeeds(options, site)
  },
})
