import { underBase } from '../../markdown/plugins/links'
import {
  attributesOf,
  type DocumentParts,
  type DocumentTag,
  type HeadTag,
  isLoadedLink,
  readText,
} from '../../page/document-tag'
import { describesPage } from '../../page/head'
import { isForeign } from '../../page/href'
import type { Page, PageData } from '../../page/types'
import type { SiteModel } from '../../site/site-model'

/** Returns what the site and its features add to the head of a page, and what navigation in a browser replaces of it. */
export function headOf(
  page: Pick<Page, 'kind' | 'path' | 'image'>,
  { setup: { config, hooks }, site, content }: Pick<SiteModel, 'setup' | 'site' | 'content'>,
): Pick<PageData, 'head' | 'document'> {
  const added = hooks.head.flatMap(({ args: [tags] }) =>
    typeof tags === 'function' ? tags(page, { site, content }) : tags,
  )
  const all = [...config.head, ...added].map((tag) => normalizeTag(tag, config.baseUrl))
  const statements = all.filter(({ when }) => when === 'first-frame')
  const own = all.filter((tag) => describesPage(tag))
  const tags = all.filter((tag) => !own.includes(tag) && !statements.includes(tag))
  return {
    ...(own.length > 0 ? { head: own.map(pageTag) } : {}),
    document: { tags, firstFrame: statements.flatMap(({ text }) => text ?? []) },
  }
}

/** Browsers read an attribute without a value as an empty one. */
function pageTag({ tag, attributes = {} }: DocumentTag): HeadTag {
  const values = Object.entries(attributes).map(([name, value]) => [name, value === true ? '' : value])
  return { tag: tag === 'link' ? 'link' : 'meta', attributes: Object.fromEntries(values) }
}

/** Returns a tag as browsers read it, whose paths have the base path. */
function normalizeTag({ tag, attributes, text, when }: DocumentTag, baseUrl: string): DocumentTag {
  const pairs = Object.entries(attributesOf({ attributes })).map(([name, value]) =>
    /^(?:src|href)$/.test(name) && typeof value === 'string' && !isForeign(value)
      ? [name, underBase(value.trim(), baseUrl)]
      : [name, value],
  )
  return {
    tag,
    attributes: Object.fromEntries(pairs),
    ...(text === undefined ? {} : { text: readText(text) }),
    ...(when === undefined ? {} : { when }),
  }
}

/** Returns the paths of the files that the tags of a document need. */
export function filesOfTags({ tags }: DocumentParts): string[] {
  return tags.flatMap((tag) => {
    const { src, href } = tag.attributes ?? {}
    const address = tag.tag === 'script' ? src : isLoadedLink(tag) ? href : undefined
    return typeof address === 'string' && !isForeign(address) ? [address] : []
  })
}
