import type { Page } from '../../page/types'
import type { SiteModel } from '../../site/site-model'

/** Returns the tags that features add to the head of a page. */
export function pageHead(
  page: Pick<Page, 'kind' | 'path'>,
  { setup, site, content }: Pick<SiteModel, 'setup' | 'site' | 'content'>,
): Pick<Page, 'head'> {
  const head = setup.hooks.head.flatMap(({ args: [tags] }) => tags(page, { site, content }))
  return head.length > 0 ? { head } : {}
}
