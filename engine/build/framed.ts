import { createElement } from 'react'
import { Nodes } from '../markdown/body'
import { bodyOf } from '../markdown/page-body'
import type { Page, PageView } from '../page/types'
import type { Renderer } from './renderer'
import type { SiteModel } from './site-model'

type Theme = Pick<Renderer, 'frame' | 'islandId'>

/** Prints what stands around the text of a page into its body: the browser needs to know no more of it. */
export async function framed(view: PageView, { site }: Pick<SiteModel, 'site'>, theme: Theme): Promise<Page> {
  const { hideTitle, toc, breadcrumbs, tags, previous, next, editUrl, lastUpdated, lastUpdatedBy, ...page } =
    view
  const text = createElement(Nodes, { nodes: view.body })
  const content = () => createElement(theme.frame, { page: view, site, children: text })
  const context = { islandId: theme.islandId, basePath: site.basePath }
  return { ...page, body: await bodyOf(content, context, { components: [] }, page.path) }
}
