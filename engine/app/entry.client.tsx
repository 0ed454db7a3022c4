import islandLoaders from 'virtual:docs/islands'
import parts from 'virtual:docs/parts'
import site from 'virtual:docs/site'
import { hydrateRoot } from 'react-dom/client'
import 'virtual:docs/styles'
import { normalizeAddress } from '../client/address'
import { installCodeBlocks } from '../client/code-block'
import { focusPage } from '../client/focus'
import { applyHead } from '../client/head'
import { createIslands } from '../client/islands'
import { leaveFor } from '../client/leave'
import { createPageLoader } from '../client/page-loader'
import { afterFirstPaint } from '../client/paint'
import { installPrefetch } from '../client/prefetch'
import { createProgressBar } from '../client/progress'
import { installRouter } from '../client/router'
import { fill } from '../page/tree'
import type { Page } from '../page/types'
import { connectDevServer } from './dev'
import { Root, type ShowPage } from './Root'

const islands = createIslands(islandLoaders)
const loader = createPageLoader(site.basePath, islands)

/** Brings the prerendered document to life, after it has been painted. */
async function start(): Promise<void> {
  const app = document.getElementById('app')
  const data = document.getElementById('page')
  if (!app || !data) return
  const page: Page = JSON.parse(data.textContent)
  if (normalizeAddress(site.basePath, page.kind)) return
  await Promise.all([islands.load(page.islands).catch(console.error), afterFirstPaint()])
  const first = { ...page, body: fill(page.body, app) }
  hydrateRoot(
    app,
    <Root first={first} site={site} parts={parts} findIsland={islands.find} onReady={connect} />,
  )
}

function connect(showPage: ShowPage): void {
  const show: ShowPage = (page, committed) => {
    showPage(page, () => {
      applyHead(page, site)
      committed()
      focusPage()
    })
  }
  installRouter({
    basePath: site.basePath,
    loader,
    progress: createProgressBar(document),
    show,
    reload: leaveFor,
  })
  installPrefetch(loader, site.basePath)
  installCodeBlocks(document)
  if (import.meta.hot) connectDevServer(import.meta.hot, loader, showPage)
  document.documentElement.dataset.hydrated = ''
}

void start()
