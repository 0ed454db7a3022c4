import type { Entry } from '../../content/types'
import type { PageData } from '../../page/types'
import type { SiteModel } from '../../site/site-model'
import { siteImage } from './page-image'

/** Returns a page with what features add to it; without an image, it gets that of the site. */
export function extended(
  data: PageData,
  source: Entry,
  { setup, site, content }: Pick<SiteModel, 'setup' | 'site' | 'content'>,
): PageData {
  const about = { source, site, content }
  let page = data
  for (const extend of setup.hooks.page) page = { ...page, ...extend(page, about) }
  return page.image === undefined ? { ...page, ...siteImage({ setup, site }) } : page
}
