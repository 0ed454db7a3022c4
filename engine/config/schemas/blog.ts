import { z } from 'zod'
import { COUNTS, countFrom, filePath, text } from './values'

const feedType = z.enum(['rss', 'atom'])

function countOrAll(min: 0 | 1) {
  return z.union([countFrom(min), z.literal('ALL')], `${COUNTS[min]}, or 'ALL'`)
}

/** A blog. A site without this key has none. */
export const blog = z
  .strictObject({
    /**
     * Folder of the posts, relative to the site's root.
     * @example path: 'news'
     */
    path: filePath.default('blog'),
    /**
     * Where the posts are served, below the base path.
     * @example routeBasePath: 'news'
     */
    routeBasePath: text.default('blog'),
    /**
     * Title of the list of posts.
     * @example blogTitle: 'News'
     */
    blogTitle: text.default('Blog'),
    /**
     * What the blog is about, for search engines and feeds.
     * @example blogDescription: 'What is new in the toolkit'
     */
    blogDescription: z.string().default(''),
    /**
     * How many posts one page of a list has.
     * @example postsPerPage: 'ALL'
     */
    postsPerPage: countOrAll(1).default(10),
    /**
     * Heading of the list of recent posts beside the pages.
     * @example blogSidebarTitle: 'All posts'
     */
    blogSidebarTitle: text.default('Recent posts'),
    /**
     * How many posts the list beside the pages has; with 0 there is no such list.
     * @example blogSidebarCount: 'ALL'
     */
    blogSidebarCount: countOrAll(0).default(5),
    /**
     * Whether posts say how long it takes to read them.
     * @example showReadingTime: false
     */
    showReadingTime: z.boolean().default(true),
    /**
     * File of the authors, below the folder of the posts.
     * @example authorsMapPath: 'people.yml'
     */
    authorsMapPath: filePath.default('authors.yml'),
    /**
     * The feeds that readers can subscribe to.
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
         * How many posts a feed has at most, the newest first.
         * @example limit: 10
         */
        limit: countFrom(1).default(20),
      })
      .prefault({}),
  })
  .optional()
