import { HEAD_TAGS, headTags } from '../../page/head'
import type { Site } from '../../page/site'
import type { Page } from '../../page/types'

/** Brings the document's head in step with a page shown by client navigation. */
export function applyHead(page: Page, site: Site): void {
  document.title = page.documentTitle
  for (const old of document.head.querySelectorAll(HEAD_TAGS)) old.remove()
  for (const { tag, attributes } of headTags(page, site)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
