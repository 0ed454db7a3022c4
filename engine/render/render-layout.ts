import { createElement } from 'react'
import type { ArticleSlot } from '../feature'
import { Nodes } from '../markdown/evaluate/body'
import { islandsOf, themeBody } from '../markdown/evaluate/page-body'
import type { Page, PageData, PageView } from '../page/types'
import type { SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import type { Renderer } from './renderer'
import { headOf } from './view/document-parts'
import { newPage } from './view/new-page'
import { hasOwnFooter } from './view/own-footer'

type Theme = Pick<Renderer, 'layout' | 'articleSlot' | 'foot' | 'islandId' | 'islandScript'>

type Around = Pick<SiteModel, 'site' | 'footer'> & { setup: Pick<SiteSetup, 'root' | 'config' | 'hooks'> }

/** What browsers get of the data of a page, which they show on navigation. All other data is for its document alone. */
const FOR_BROWSERS = [
  'kind',
  'layout',
  'path',
  'title',
  'documentTitle',
  'description',
  'keywords',
  'section',
  'canonical',
  'markdown',
  'translations',
  'unlisted',
  'noIndex',
  'sidebar',
  'version',
  'image',
  'head',
] as const satisfies readonly (keyof PageData)[]

/** Renders the layout around a page's text into its body, so that the browser needs no data for it. */
export async function renderLayout(
  view: PageView,
  { site, setup, footer }: Around,
  theme: Theme,
): Promise<Page> {
  const context = { islandId: theme.islandId, basePath: site.basePath, root: setup.root }
  const text = createElement(Nodes, { nodes: view.body })
  const slot = (where: ArticleSlot) => theme.articleSlot(where, { page: view, site })
  const layout = () => createElement(theme.layout, { page: view, site, children: text, slot })
  const body = await themeBody(layout, context, view.path)
  const own = hasOwnFooter(setup) && {
    foot: await themeBody(() => theme.foot({ page: view, site }, footer), context, view.path),
  }
  const islands = islandsOf([...body, ...(own ? own.foot : [])], theme.islandScript)
  return { ...forBrowsers(view), islands, body, ...own }
}

function forBrowsers(data: PageData): Pick<PageData, (typeof FOR_BROWSERS)[number]> {
  const entries = FOR_BROWSERS.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key]]]))
  return Object.fromEntries(entries)
}

/**
 * Returns the page for unknown URLs. Hosts serve it as `404.html`, with a status that keeps it out of search engines.
 */
export function notFoundPage(model: Pick<SiteModel, 'site' | 'setup' | 'content'>): PageView {
  const { site, setup } = model
  const path = `${site.basePath}404`
  const data = newPage(
    { kind: 'not-found', path, title: setup.config.words.notFound.title, description: '' },
    model,
  )
  return {
    ...data,
    ...headOf(data, model),
    islands: {},
    body: [],
  }
}
