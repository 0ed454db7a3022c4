import type { FC } from 'react'
import type { Site } from '../page/site'
import { type FindIsland, render } from '../page/tree'
import type { Page, PageKind } from '../page/types'
import { ArticlePage } from './article/ArticlePage'
import { PageContext, SiteContext } from './contexts'
import { HomePage } from './pages/HomePage'
import { NotFoundPage } from './pages/NotFoundPage'
import type { PageProps } from './pages/page-props'
import { type Parts, PartsContext } from './parts'
import { Shell } from './shell/Shell'

/** Every other kind of page is an article. */
const LAYOUTS: { [Kind in PageKind]?: FC<PageProps> } = {
  home: HomePage,
  'not-found': NotFoundPage,
}

interface AppProps {
  page: Page
  site: Site
  parts?: Partial<Parts>
  findIsland: FindIsland
}

/** The whole document below `<div id="app">`: the same tree when prerendered and when hydrated. */
export function App({ page, site, parts = {}, findIsland }: AppProps) {
  const Layout = LAYOUTS[page.kind] ?? ArticlePage
  return (
    <SiteContext value={site}>
      <PartsContext value={parts}>
        <PageContext value={page}>
          <Shell>
            <Layout page={page} body={render(page.body, findIsland)} />
          </Shell>
        </PageContext>
      </PartsContext>
    </SiteContext>
  )
}
