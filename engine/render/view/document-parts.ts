import { underBase } from '../../markdown/plugins/links'
import {
  attributesOf,
  type DocumentParts,
  type DocumentTag,
  isLoadedLink,
  readText,
} from '../../page/document-tag'
import { isForeign } from '../../page/href'
import type { Page } from '../../page/types'
import type { SiteModel } from '../../site/site-model'

/** Returns what the site and its features add to the document of a page. */
export function documentParts(
  page: Pick<Page, 'path' | 'image'>,
  { setup: { config, hooks }, site }: Pick<SiteModel, 'setup' | 'site'>,
): { document: DocumentParts } {
  const added = hooks.documentHead.flatMap(({ args: [tags] }) =>
    typeof tags === 'function' ? tags(page, site) : tags,
  )
  const tags = [...config.head, ...added]
  return {
    document: {
      tags: tags.map((tag) => located(tag, config.baseUrl)),
      firstFrame: hooks.beforeFirstFrame.map(({ args: [statements] }) => statements(site)),
    },
  }
}

/** Returns a tag as browsers read it, whose paths have the base path. */
function located({ tag, attributes, text }: DocumentTag, baseUrl: string): DocumentTag {
  const pairs = Object.entries(attributesOf({ attributes })).map(([name, value]) =>
    /^(?:src|href)$/.test(name) && typeof value === 'string' && !isForeign(value)
      ? [name, underBase(value.trim(), baseUrl)]
      : [name, value],
  )
  return {
    tag,
    attributes: Object.fromEntries(pairs),
    ...(text === undefined ? {} : { text: readText(text) }),
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
