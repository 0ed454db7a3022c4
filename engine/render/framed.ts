import { createElement, type ReactNode } from 'react'
import { Nodes } from '../markdown/body'
import { bodyOf, islandsOf } from '../markdown/page-body'
import type { Page, PageView } from '../page/types'
import type { SiteModel } from '../site/site-model'
import { afterTitle } from './after-title'
import type { Renderer } from './renderer'

type Theme = Pick<Renderer, 'frame' | 'tocFold' | 'islandId' | 'islandScript'>

/** Prints what stands around the text of a page into its body: the browser needs to know no more of it. */
export async function framed(view: PageView, { site }: Pick<SiteModel, 'site'>, theme: Theme): Promise<Page> {
  const { hideTitle, toc, breadcrumbs, tags, previous, next, editUrl, lastUpdated, lastUpdatedBy, ...page } =
    view
  const context = { islandId: theme.islandId, basePath: site.basePath }
  const print = (content: () => ReactNode) => bodyOf(content, context, page.path)
  const fold = hideTitle ? await print(() => theme.tocFold({ items: toc })) : []
  const text = createElement(Nodes, { nodes: afterTitle(view.body, fold) })
  const body = await print(() => createElement(theme.frame, { page: view, site, children: text }))
  return { ...page, islands: islandsOf(body, theme.islandScript), body }
}
