import type { FC } from 'react'
import type { Site } from '../page/site'
import { type FindIsland, render } from '../page/tree'
import type { Page, PageKind } from '../page/types'
import { ArticlePage } from './article/ArticlePage'
import { PageContext, SiteContext } from './contexts'
import { HomePage } from './pages/HomePage'
import { NotFoundPage } from './pages/NotFoundPage'
import type { PageProps } from './pages/page-props'
import { Shell } from './shell/Shell'

const LAYOUTS: Record<PageKind, FC<PageProps>> = {
  doc: ArticlePage,
  mdx: ArticlePage,
  home: HomePage,
  'not-found': NotFoundPage,
}

interface AppProps {
  page: Page
  site: Site
  findIsland: FindIsland
}

/** The whole document below `<div id="app">`: the same tree when prerendered and when hydrated. */
export function App({ page, site, findIsland }: AppProps) {
  const Layout = LAYOUTS[page.kind]
  return (
    <SiteContext value={site}>
      <PageContext value={page}>
        <Shell>
          <Layout page={page} body={render(page.body, findIsland)} />
        </Shell>
      </PageContext>
    </SiteContext>
  )
}
