import { type HtmlLinks, htmlLinks } from '../links/html-links'
import type { LaidOutPage } from '../render/document'
import { filesOfTags } from '../render/view/document-parts'

/** Returns the links of a page's body, and the files that the head of its document needs among them. */
export function documentLinks(markup: string, { data }: Pick<LaidOutPage, 'data'>): HtmlLinks {
  const { links, ...others } = htmlLinks(markup)
  return { ...others, links: [...new Set([...links, ...filesOfTags(data.document)])] }
}
