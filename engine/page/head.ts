import { attributesOf, type DocumentTag, type HeadTag } from './document-tag'
import type { Site } from './site'
import type { Page } from './types'

/** Matches every such element in a document. */
export const HEAD_TAGS =
  'meta[name=description],meta[name=keywords],meta[name=robots],meta[property^="og:"],link[rel=canonical],link[rel=alternate]'

/** True for a tag that describes a page: one that `HEAD_TAGS` matches. */
export function describesPage(tag: DocumentTag): boolean {
  const { name, property, rel } = attributesOf(tag)
  if (tag.tag === 'link') return rel === 'canonical' || rel === 'alternate'
  const isNamed = name === 'description' || name === 'keywords' || name === 'robots'
  return tag.tag === 'meta' && (isNamed || String(property).startsWith('og:'))
}

/** Returns a page's metadata, except the title. Builds write these tags; browsers update them on navigation. */
export function headTags(page: Page, site: Site): HeadTag[] {
  const description = page.description || site.tagline
  const isHidden = page.unlisted || page.noIndex
  return [
    ...(description ? [meta('description', description)] : []),
    ...(page.keywords.length > 0 ? [meta('keywords', page.keywords.join(', '))] : []),
    ...(isHidden ? [meta('robots', 'noindex')] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: page.canonical } },
    ...(page.markdown ? [alternate(page.markdown, { type: 'text/markdown' })] : []),
    ...Object.entries(page.translations ?? {}).map(([hreflang, path]) =>
      alternate(site.url + path, { hreflang }),
    ),
    ...(page.head ?? []),
    graph('type', isArticle(page) ? 'article' : 'website'),
    graph('site_name', site.title),
    graph('title', page.documentTitle),
    ...(description ? [graph('description', description)] : []),
    graph('url', page.canonical),
    ...(page.image ? [graph('image', page.image)] : []),
  ]
}

/** True for a page with a text that belongs to others, such as a doc or a post. Lists have no twin. */
function isArticle({ kind, markdown }: Page): boolean {
  return markdown !== undefined && kind !== 'home' && kind !== 'mdx'
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

function graph(property: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: `og:${property}`, content } }
}

function alternate(href: string, kind: { type: string } | { hreflang: string }): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', ...kind, href } }
}
