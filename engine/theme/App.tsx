import type { FC } from 'react'
import type { Site } from '../page/site'
import { type AroundIsland, type FindIsland, render } from '../page/tree'
import type { Page, PageKind } from '../page/types'
import { ArticlePage } from './article/ArticlePage'
import { PageContext, SiteContext } from './contexts'
import { ErrorBoundary } from './error-boundary/ErrorBoundary'
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
  /** Markup of the foot of all pages. */
  foot?: string
  findIsland: FindIsland
  /** Brings the islands that could not be loaded, and renders the page again. */
  again?: () => void
}

/** The whole document below `<div id="app">`: the same tree when prerendered and when hydrated. */
export function App({ page, site, parts = {}, foot = '', findIsland, again }: AppProps) {
  const Layout = LAYOUTS[page.kind] ?? ArticlePage
  const SiteProvider = parts.VersionedSite ?? SiteContext
  const around: AroundIsland = (island, children, key) => (
    <ErrorBoundary key={key} of={page} rest={children} again={again}>
      {island}
    </ErrorBoundary>
  )
  return (
    <ErrorBoundary of={page} again={again}>
      <PageContext value={page}>
        <SiteProvider value={site}>
          <PartsContext value={parts}>
            <Shell foot={foot}>
              <ErrorBoundary of={page} again={again}>
                <Layout page={page} body={render(page.body, { find: findIsland, around })} />
              </ErrorBoundary>
            </Shell>
          </PartsContext>
        </SiteProvider>
      </PageContext>
    </ErrorBoundary>
  )
}
