import { underBase } from '../../markdown/plugins/links'
import type { DocumentParts, DocumentTag } from '../../page/document-tag'
import { isExternal } from '../../page/href'
import type { Page } from '../../page/types'
import type { SiteModel } from '../../site/site-model'

/** Returns what the site and its features add to the document of a page. */
export function documentParts(
  page: Pick<Page, 'path' | 'image'>,
  { setup: { config, hooks }, site }: Pick<SiteModel, 'setup' | 'site'>,
): { document: DocumentParts } {
  const tags = [...config.head, ...hooks.documentHead.flatMap((tagsOf) => tagsOf(page, site))]
  return {
    document: {
      tags: tags.map((tag) => located(tag, config.baseUrl)),
      firstFrame: hooks.firstFrame.map((statements) => statements(site)),
    },
  }
}

/** Returns a tag whose paths have the base path. */
function located({ attributes = {}, ...tag }: DocumentTag, baseUrl: string): DocumentTag {
  const pairs = Object.entries(attributes).map(([name, value]) =>
    /^(?:src|href)$/.test(name) && typeof value === 'string' && !isExternal(value)
      ? [name, underBase(value, baseUrl)]
      : [name, value],
  )
  return { ...tag, attributes: Object.fromEntries(pairs) }
}
