import parts from 'virtual:docs/parts'
import site from 'virtual:docs/site'
import { createRoot, hydrateRoot } from 'react-dom/client'
import 'virtual:docs/styles'
import { installCodeBlocks } from '../client/code-block'
import { installFolds } from '../client/fold'
import { createIslands } from '../client/islands'
import { normalizeAddress } from '../client/navigation/address'
import { focusPage } from '../client/navigation/focus'
import { followRouter } from '../client/navigation/go-to'
import { applyHead } from '../client/navigation/head'
import { leaveFor } from '../client/navigation/leave'
import { createPageLoader } from '../client/navigation/page-loader'
import { afterFirstPaint } from '../client/navigation/paint'
import { installPrefetch } from '../client/navigation/prefetch'
import { createProgressBar } from '../client/navigation/progress'
import { installRouter } from '../client/navigation/router'
import { scrollToPlace } from '../client/navigation/scroll'
import { APP_ID, PAGE_DATA_ID } from '../page/ids'
import { fill } from '../page/tree'
import type { Page, ShownPage } from '../page/types'
import { FOOT_CLASS } from '../theme/shell/Shell'
import { connectDevServer, showError } from './dev'
import { Root, type ShowPage } from './Root'

/** Relative to this very script: whatever a page names is a file of the build beside it. */
const islands = createIslands((name) => import(/* @vite-ignore */ `./${name}`))
const loader = createPageLoader(site.basePath, islands)

/** Brings the prerendered document to life, after it has been painted. */
async function start(): Promise<void> {
  const app = document.getElementById(APP_ID)
  const data = document.getElementById(PAGE_DATA_ID)
  if (!app || !data) return
  const page: ShownPage = JSON.parse(data.textContent)
  normalizeAddress(site.basePath)
  const loading = islands.load(page.islands).then(() => true, console.error)
  const [whole] = await Promise.all([loading, afterFirstPaint()])
  const ready = (showPage: ShowPage) => {
    const show = connect(showPage)
    if (page.kind === 'not-found' && location.pathname !== page.path) findPage(show)
  }
  const first = { ...page, body: fill(page.body, app) }
  const foot = app.querySelector(`.${FOOT_CLASS}`)?.innerHTML ?? ''
  const root = <Root {...{ first, site, parts, foot, islands }} onReady={ready} />
  // What has an island missing is not what was prerendered.
  if (whole) hydrateRoot(app, root)
  else createRoot(app).render(root)
}

/** A host that knows files only may have the page, but not under its clean path. */
function findPage(show: ShowPage): void {
  const { pathname, hash } = location
  const isHere = (page: Page) => {
    if (location.pathname === pathname) show(page, () => scrollToPlace(hash))
  }
  loader.load(pathname).then(isHere, () => {})
}

function connect(showPage: ShowPage): ShowPage {
  const show: ShowPage = (page, committed) => {
    showPage(page, () => {
      applyHead(page, site)
      if (import.meta.hot) showError(page.error)
      committed()
      focusPage()
    })
  }
  const router = installRouter({
    basePath: site.basePath,
    loader,
    progress: createProgressBar(document),
    show,
    reload: leaveFor,
  })
  followRouter(router)
  installPrefetch(loader, site.basePath)
  installCodeBlocks(document)
  installFolds(document)
  if (!('command' in HTMLButtonElement.prototype)) void import('../client/older-browsers')
  if (import.meta.hot) connectDevServer(import.meta.hot, loader, showPage)
  document.documentElement.dataset.hydrated = ''
  return show
}

void start()
