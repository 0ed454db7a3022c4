import type { Item } from 'feed'
import type { BuiltSite, FeatureSetup, ReadSite } from '../../feature'
import { withBase } from '../../kit/hrefs'
import type { SiteConfig } from '../../kit/options'
import { loadOptional } from '../../kit/packages'
import { escapeHtml } from '../../page/escape'
import { plainExcerpt } from '../../page/plain-excerpt'
import { documentTitle } from '../../page/title'
import { blogOf } from './blog-content'
import type { BlogConfig } from './content/post'
import type { BlogPost } from './types'

type FeedType = 'rss' | 'atom'

/** Parts a `]]>` in a CDATA section. It is no character of any text; `feed` would part only the first of a section. */
const CUT = '\uFDD1'

const FORMATS = {
  rss: {
    type: 'application/rss+xml',
    name: 'RSS',
    text: (text: string) => text.replaceAll(']]>', `]]${CUT}>`),
  },
  atom: { type: 'application/atom+xml', name: 'Atom', text: escapeHtml },
} as const

/** Adds the feeds of a blog, which its pages name for readers who subscribe. */
export function addFeeds(options: BlogConfig, { config, files, head }: FeatureSetup): void {
  const types = [options.feedOptions.type ?? []].flat()
  const title = documentTitle(options.blogTitle, config)
  const blog: FeedBlog = { options, title, config }
  files((site) =>
    Object.fromEntries(types.map((type) => [feedPath(type, blog, site), () => feedText(type, blog, site)])),
  )
  head(({ kind }, site) =>
    (kind.startsWith('blog-') ? types : []).map((type) => {
      const href = feedPath(type, blog, site)
      const { type: mediaType, name } = FORMATS[type]
      return {
        tag: 'link',
        attributes: { rel: 'alternate', type: mediaType, title: `${title} (${name})`, href },
      }
    }),
  )
}

interface FeedBlog {
  options: BlogConfig
  title: string
  config: SiteConfig
}

/** What a feed is made of. */
type FeedSite = Pick<BuiltSite, 'content' | 'site' | 'excerpt'>

function feedPath(type: FeedType, { options, config }: FeedBlog, { content, site }: ReadSite): string {
  const root = blogOf(content, options, config).route.replace(/\/$/, '')
  return withBase(site.basePath, `${root}/${type}.xml`)
}

/** Stands for the `&` of what is escaped. It is no character of any text. */
const AND = '\uFDD0'

/** `feed` escapes the marks of XML in some places, wrongly in others, and an `&` up to twice: it gets texts without any. */
function escapeXml(text: string): string {
  return escapeHtml(text).replaceAll('&', AND)
}

/** `feedOptions: { type: null }` is a blog without. */
const NEED = { feature: 'A feed of blog()', packages: ['feed'] }

/** A feed contains no build time, so that builds are reproducible. */
export async function feedText(type: FeedType, blog: FeedBlog, built: FeedSite): Promise<string> {
  const { options, title, config } = blog
  const { content, site } = built
  const { posts: listed, route } = blogOf(content, options, config)
  // The dev server also has drafts.
  const posts = listed.filter(({ draft }) => !draft).slice(0, options.feedOptions.limit)
  const home = site.url + withBase(site.basePath, route)
  const { Feed } = await loadOptional(NEED, () => import('feed'))
  const feed = new Feed({
    id: home,
    link: home,
    title: escapeXml(title),
    description: escapeXml(options.blogDescription || site.tagline),
    language: site.locale.htmlLang,
    updated: new Date(posts[0]?.date ?? 0),
    generator: false,
    feed: site.url + feedPath(type, blog, built),
  })
  for (const post of posts) feed.addItem(await itemOf(post, type, built))
  const text = type === 'rss' ? feed.rss2() : feed.atom1()
  return `${text}\n`.replaceAll(AND, '&').replaceAll(CUT, ']]><![CDATA[')
}

async function itemOf(post: BlogPost, type: FeedType, { site, excerpt }: FeedSite): Promise<Item> {
  const link = site.url + withBase(site.basePath, post.route)
  const description = post.frontMatter.description || plainExcerpt(await excerpt(post))
  return {
    id: link,
    link,
    title: FORMATS[type].text(post.title),
    date: new Date(post.date),
    published: new Date(post.date),
    description: escapeHtml(description),
    author: post.authors.map(({ name, url }) => ({
      name: escapeXml(name),
      ...(url === undefined ? {} : { link: url }),
    })),
    category: post.tags.map(({ label }) => ({ name: escapeXml(label), term: escapeXml(label) })),
  }
}
