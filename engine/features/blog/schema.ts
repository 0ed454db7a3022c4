import { z } from 'zod'
import { COUNTS, countFrom, filePath, text } from '../../kit/options'

const feedType = z.enum(['rss', 'atom'])

function countOrAll(min: 0 | 1) {
  return z.union([countFrom(min), z.literal('ALL')], `${COUNTS[min]}, or 'ALL'`)
}

/** The options of the blog. */
export const blogOptions = z.strictObject({
  /**
   * Folder of the posts, relative to the site's root.
   * @example path: 'news'
   */
  path: filePath.default('blog'),
  /**
   * Path of the posts, below the base path.
   * @example routeBasePath: 'news'
   */
  routeBasePath: text.default('blog'),
  /**
   * Title of the post list.
   * @example blogTitle: 'News'
   */
  blogTitle: text.default('Blog'),
  /**
   * Description of the blog, for search engines and feeds.
   * @example blogDescription: 'What is new in the toolkit'
   */
  blogDescription: z.string().default(''),
  /**
   * Number of posts on each page of a list.
   * @example postsPerPage: 'ALL'
   */
  postsPerPage: countOrAll(1).default(10),
  /**
   * Heading of the list of recent posts in the sidebar.
   * @example blogSidebarTitle: 'All posts'
   */
  blogSidebarTitle: text.default('Recent posts'),
  /**
   * Number of posts in the list of recent posts; 0 hides the list.
   * @example blogSidebarCount: 'ALL'
   */
  blogSidebarCount: countOrAll(0).default(5),
  /**
   * Whether posts show their reading time.
   * @example showReadingTime: false
   */
  showReadingTime: z.boolean().default(true),
  /**
   * Authors file, relative to the folder of the posts.
   * @example authorsMapPath: 'people.yml'
   */
  authorsMapPath: filePath.default('authors.yml'),
  /**
   * Feeds that readers can subscribe to.
   * @example feedOptions: { type: 'rss', limit: 10 }
   */
  feedOptions: z
    .strictObject({
      /**
       * Formats of the feed: one, a list of them, or null for none.
       * @example type: 'atom'
       */
      type: z
        .union([feedType, z.array(feedType), z.null()], "'rss', 'atom', a list of them, or null")
        .default(['rss', 'atom']),
      /**
       * Maximum number of posts in a feed, newest first.
       * @example limit: 10
       */
      limit: countFrom(1).default(20),
    })
    .prefault({}),
})
