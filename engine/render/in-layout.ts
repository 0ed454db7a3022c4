import { createElement } from 'react'
import type { ArticleSlot } from '../feature'
import { Nodes } from '../markdown/evaluate/body'
import { islandsOf, themeBody } from '../markdown/evaluate/page-body'
import { documentTitle } from '../page/title'
import type { Page, PageView } from '../page/types'
import type { SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import type { Renderer } from './renderer'
import { headOf } from './view/document-parts'
import { hasOwnFooter } from './view/own-footer'

type Theme = Pick<Renderer, 'layout' | 'articleSlot' | 'foot' | 'islandId' | 'islandScript'>

type Around = Pick<SiteModel, 'site' | 'footer'> & { setup: Pick<SiteSetup, 'root' | 'config' | 'hooks'> }

/** Renders the layout around a page's text into its body, so that the browser needs no data for it. */
export async function inLayout(view: PageView, { site, setup, footer }: Around, theme: Theme): Promise<Page> {
  const { hideTitle, ownFold, toc, breadcrumbs, tags, previous, next, editUrl, actions, names, ...rest } =
    view
  const {
    document: _,
    frontMatter,
    lastUpdated,
    lastUpdatedBy,
    neighborsLabel,
    header,
    versionNotice,
    textLanguage,
    ...page
  } = rest
  const context = { islandId: theme.islandId, basePath: site.basePath, root: setup.root }
  const text = createElement(Nodes, { nodes: view.body })
  const slot = (where: ArticleSlot) => theme.articleSlot(where, { page: view, site })
  const layout = () => createElement(theme.layout, { page: view, site, children: text, slot })
  const body = await themeBody(layout, context, page.path)
  const own = hasOwnFooter(setup) && {
    foot: await themeBody(() => theme.foot({ page: view, site }, footer), context, page.path),
  }
  const islands = islandsOf([...body, ...(own ? own.foot : [])], theme.islandScript)
  return { ...page, islands, body, ...own }
}

/**
 * Returns the page for unknown URLs. Hosts serve it as `404.html`, with a status that keeps it out of search engines.
 */
export function notFoundPage(model: Pick<SiteModel, 'site' | 'setup' | 'content'>): PageView {
  const { site, setup } = model
  const { config } = setup
  const { title } = config.words.notFound
  const path = `${site.basePath}404`
  return {
    kind: 'not-found',
    path,
    title,
    documentTitle: documentTitle(title, config),
    description: '',
    keywords: [],
    canonical: site.url + path,
    ...headOf({ kind: 'not-found', path }, model),
    frontMatter: {},
    hideTitle: false,
    ownFold: false,
    unlisted: false,
    toc: [],
    breadcrumbs: [],
    actions: [],
    tags: [],
    islands: {},
    body: [],
  }
}
