// Feeds of a blog, which readers subscribe to.
import { Feed, type Item } from 'feed'
import type { SiteConfig } from '../../config/types'
import { withBase } from '../../content/href'
import type { BlogPost } from '../../content/types'
import type { BuiltSite, Feature, ReadSite } from '../../feature'
import { escapeHtml } from '../../page/escape'
import { plainExcerpt } from '../../page/plain-excerpt'
import { documentTitle } from '../../page/title'

type FeedType = 'rss' | 'atom'

const FORMATS = {
  rss: { type: 'application/rss+xml', name: 'RSS', text: (text: string) => text },
  atom: { type: 'application/atom+xml', name: 'Atom', text: escapeHtml },
} as const

export const feeds: Feature = {
  name: 'feeds',
  setup({ config, files, head }) {
    const types = [config.blog?.feedOptions.type ?? []].flat()
    const typesIn = ({ content }: ReadSite) => (content.blog === undefined ? [] : types)
    files((site) =>
      Object.fromEntries(
        typesIn(site).map((type) => [feedPath(type, site), () => feedText(type, config, site)]),
      ),
    )
    head(({ kind }, site) =>
      (kind.startsWith('blog') ? typesIn(site) : []).map((type) => {
        const title = `${titleOf(config)} (${FORMATS[type].name})`
        const href = feedPath(type, site)
        return { tag: 'link', attributes: { rel: 'alternate', type: FORMATS[type].type, title, href } }
      }),
    )
  },
}

function feedPath(type: FeedType, { content, site }: ReadSite): string {
  const root = (content.blog?.route ?? '/').replace(/\/$/, '')
  return withBase(site.basePath, `${root}/${type}.xml`)
}

function titleOf(config: SiteConfig): string {
  return documentTitle(config.blog?.blogTitle ?? '', config)
}

/** A feed contains no build time, so that builds are reproducible. */
async function feedText(type: FeedType, config: SiteConfig, built: BuiltSite): Promise<string> {
  const { content, site } = built
  // The dev server also has drafts.
  const published = content.blog?.posts.filter(({ draft }) => !draft) ?? []
  const posts = published.slice(0, config.blog?.feedOptions.limit)
  const home = site.url + withBase(site.basePath, content.blog?.route ?? '/')
  const feed = new Feed({
    id: home,
    link: home,
    title: FORMATS[type].text(titleOf(config)),
    description: config.blog?.blogDescription || site.tagline,
    language: site.locale.htmlLang,
    updated: new Date(posts[0]?.date ?? 0),
    generator: false,
    feed: site.url + feedPath(type, built),
  })
  for (const post of posts) feed.addItem(await itemOf(post, type, built))
  return `${type === 'rss' ? feed.rss2() : feed.atom1()}\n`
}

async function itemOf(post: BlogPost, type: FeedType, { site, excerpt }: BuiltSite): Promise<Item> {
  const link = site.url + withBase(site.basePath, post.route)
  const description = post.frontMatter.description || plainExcerpt(await excerpt(post))
  return {
    id: link,
    link,
    title: FORMATS[type].text(post.title),
    date: new Date(post.date),
    published: new Date(post.date),
    description: escapeHtml(description),
    author: post.authors.map(({ name, url }) => ({ name, ...(url === undefined ? {} : { link: url }) })),
    category: post.tags.map(({ label }) => ({ name: label, term: label })),
  }
}
