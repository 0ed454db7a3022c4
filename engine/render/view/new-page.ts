import { documentTitle } from '../../page/title'
import type { OpenPageData, Page } from '../../page/types'
import type { SiteModel } from '../../site/site-model'

type Named = Pick<Page, 'kind' | 'path' | 'title' | 'description'>

/** Returns the data that every page has, for what makes one to add to. */
export function newPage(page: Named, { site, setup }: Pick<SiteModel, 'site' | 'setup'>): OpenPageData {
  return {
    ...page,
    documentTitle: documentTitle(page.title, setup.config),
    keywords: [],
    canonical: site.url + page.path,
    unlisted: false,
    frontMatter: {},
    hideTitle: false,
    ownFold: false,
    toc: [],
    breadcrumbs: [],
    tags: [],
    actions: [],
  }
}
