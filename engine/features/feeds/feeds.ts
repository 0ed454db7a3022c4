import { Feed, type Item } from 'feed'
import type { BlogPost } from '../../content/types'
import { escapeHtml } from '../../page/escape'
import { plainExcerpt } from '../../page/plain-excerpt'
import type { FeedLink } from '../../page/types'
import { documentTitle, pathOf } from '../../render/view/page-view'
import { compileSource, excerptSource } from '../../site/compile-source'
import type { SiteModel } from '../../site/site-model'

type FeedType = 'rss' | 'atom'

const FORMATS = {
  rss: { type: 'application/rss+xml', name: 'RSS', text: (text: string) => text },
  atom: { type: 'application/atom+xml', name: 'Atom', text: escapeHtml },
} as const

/** Returns links to the feeds of a site's blog; empty if it has none. */
export function feedLinks(model: SiteModel): FeedLink[] {
  const types = feedTypes(model)
  const title = titleOf(model)
  return types.map((type) => ({
    type: FORMATS[type].type,
    title: `${title} (${FORMATS[type].name})`,
    href: feedPath(type, model),
  }))
}

/** Returns the feeds by public path. They contain no build time, so that builds are reproducible. */
export function blogFeeds(model: SiteModel): Map<string, { type: string; write(): Promise<string> }> {
  return new Map(
    feedTypes(model).map((type) => [
      feedPath(type, model),
      { type: FORMATS[type].type, write: () => feedText(type, model) },
    ]),
  )
}

function feedTypes({ content, setup }: SiteModel): FeedType[] {
  const types = setup.config.blog?.feedOptions.type ?? []
  return content.blog === undefined ? [] : [types].flat()
}

function feedPath(type: FeedType, { content, site }: SiteModel): string {
  const root = (content.blog?.route ?? '/').replace(/\/$/, '')
  return pathOf(`${root}/${type}.xml`, site.basePath)
}

function titleOf({ setup: { config } }: SiteModel): string {
  return documentTitle(config.blog?.blogTitle ?? '', config)
}

async function feedText(type: FeedType, model: SiteModel): Promise<string> {
  const { content, site, setup } = model
  const posts = content.blog?.posts.slice(0, setup.config.blog?.feedOptions.limit) ?? []
  const home = site.url + pathOf(content.blog?.route ?? '/', site.basePath)
  const feed = new Feed({
    id: home,
    link: home,
    title: FORMATS[type].text(titleOf(model)),
    description: setup.config.blog?.blogDescription || site.tagline,
    language: site.locale.htmlLang,
    updated: new Date(posts[0]?.date ?? 0),
    generator: false,
    feed: site.url + feedPath(type, model),
  })
  for (const post of posts) feed.addItem(await itemOf(post, type, model))
  return `${type === 'rss' ? feed.rss2() : feed.atom1()}\n`
}

async function itemOf(post: BlogPost, type: FeedType, model: SiteModel): Promise<Item> {
  const { site } = model
  const link = site.url + pathOf(post.route, site.basePath)
  const description = post.frontMatter.description || (await excerptText(post, model))
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

async function excerptText(post: BlogPost, model: SiteModel): Promise<string> {
  const { twin } = await compileSource(excerptSource(post).source, model)
  return plainExcerpt(twin)
}
