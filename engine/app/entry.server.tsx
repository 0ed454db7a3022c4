import parts from 'virtual:docs/parts'
import { renderToString } from 'react-dom/server'
import type { Site } from '../page/site'
import type { FindIsland } from '../page/tree'
import type { Page } from '../page/types'
import { App } from '../theme/App'

export { listComponents } from '../theme/lists/list-components'
export { mdxComponents } from '../theme/mdx-components'

/** The markup inside `<div id="app">`. Nothing in it suspends, so one synchronous pass is enough. */
export function renderApp(page: Page, site: Site, findIsland: FindIsland): string {
  return renderToString(<App page={page} site={site} parts={parts} findIsland={findIsland} />)
}
