import type { Entry } from '../../content/types'
import type { OpenPageData, PageData } from '../../page/types'
import type { SiteModel } from '../../site/site-model'
import { headOf } from './document-parts'
import { siteImage } from './page-image'

/** Returns a page with what features add to it and to its document; without an image, it gets that of the site. */
export function extendPage(
  data: OpenPageData,
  source: Entry,
  { setup, site, content }: Pick<SiteModel, 'setup' | 'site' | 'content'>,
): PageData {
  const about = { source, site, content }
  let page = data
  for (const { args } of setup.hooks.page) page = { ...page, ...args[0](page, about) }
  if (page.image === undefined) page = { ...page, ...siteImage({ setup, site }) }
  return { ...page, ...headOf(page, { setup, site, content }) }
}
