import { createElement } from 'react'
import { Nodes } from '../markdown/body'
import { bodyOf, islandsOf } from '../markdown/page-body'
import type { Page, PageView } from '../page/types'
import type { SiteModel } from '../site/site-model'
import type { Renderer } from './renderer'

type Theme = Pick<Renderer, 'frame' | 'islandId' | 'islandScript'>

/** Prints what stands around the text of a page into its body: the browser needs to know no more of it. */
export async function framed(view: PageView, { site }: Pick<SiteModel, 'site'>, theme: Theme): Promise<Page> {
  const { hideTitle, ownTitle, toc, breadcrumbs, tags, previous, next, editUrl, ...rest } = view
  const { lastUpdated, lastUpdatedBy, ...page } = rest
  const context = { islandId: theme.islandId, basePath: site.basePath }
  const text = createElement(Nodes, { nodes: view.body })
  const frame = () => createElement(theme.frame, { page: view, site, children: text })
  const body = await bodyOf(frame, context, page.path)
  return { ...page, islands: islandsOf(body, theme.islandScript), body }
}
