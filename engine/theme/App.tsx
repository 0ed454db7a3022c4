import type { FC, ReactNode } from 'react'
import type { Site } from '../page/site'
import { type AroundIsland, type BodyNode, type FindIsland, type IslandRendering, render } from '../page/tree'
import type { ShownPage } from '../page/types'
import { PageContext, SiteContext } from './contexts'
import { ErrorBoundary, PageNotLoaded } from './error-boundary/ErrorBoundary'
import { Shell } from './shell/Shell'
import { type SlotParts, SlotsContext } from './slots'

export interface AppProps {
  page: ShownPage
  site: Site
  slots?: SlotParts
  /** Provides the site's data with links to the version of each page, on a site that has several. */
  SiteProvider?: FC<{ value: Site; children: ReactNode }> | undefined
  /** Markup of the footer of all pages, unless each has its own. */
  foot?: string
  findIsland: FindIsland
  /** Loads the islands that failed, and renders the page again. */
  again?: () => void
}

/** The whole document below `<div id="app">`: the same tree when prerendered and when hydrated. */
export function App({
  page,
  site,
  slots = {},
  SiteProvider = SiteContext.Provider,
  foot = '',
  findIsland,
  again,
}: AppProps) {
  const around: AroundIsland = (island, children, key) => (
    <ErrorBoundary key={key} of={page} rest={children} again={again}>
      {island}
    </ErrorBoundary>
  )
  const islands = { find: findIsland, around }
  return (
    <ErrorBoundary of={page} again={again} shellOf={site}>
      <PageContext.Provider value={page}>
        <SiteProvider value={site}>
          <SlotsContext.Provider value={slots}>
            <Shell foot={page.foot ? <Body key={page.path} body={page.foot} islands={islands} /> : foot}>
              <ErrorBoundary of={page} again={again}>
                {page.failure ? (
                  <PageNotLoaded {...page.failure} />
                ) : (
                  <Body key={page.path} body={page.body} islands={islands} />
                )}
              </ErrorBoundary>
            </Shell>
          </SlotsContext.Provider>
        </SiteProvider>
      </PageContext.Provider>
    </ErrorBoundary>
  )
}

interface BodyProps {
  body: BodyNode[]
  islands: IslandRendering
}

/** Keyed by the page's path, so that no island's state carries over to the next page. */
function Body({ body, islands }: BodyProps) {
  return render(body, islands)
}
