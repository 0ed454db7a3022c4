import type { Site } from '../page/site'
import type { PageView } from '../page/types'
import { documentTitle } from './view/page-view'

const TITLE = 'Page not found'

/** The page for every address that no source has. Hosts serve it as `404.html`, with a status that keeps it out of every index. */
export function notFoundPage(site: Site): PageView {
  const path = `${site.basePath}404`
  return {
    kind: 'not-found',
    path,
    title: TITLE,
    documentTitle: documentTitle(TITLE, site),
    description: '',
    keywords: [],
    canonical: site.url + path,
    hideTitle: false,
    ownTitle: false,
    unlisted: false,
    toc: [],
    breadcrumbs: [],
    tags: [],
    islands: {},
    body: [],
  }
}
