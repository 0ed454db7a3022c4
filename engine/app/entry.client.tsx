import site from 'virtual:docs/site'
import { near, SiteProvider, slots } from 'virtual:docs/slots'
import 'virtual:docs/styles'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isSlow } from '../client/connection'
import { takeEarlyClicks } from '../client/early-clicks'
import { installFaces, showFaces } from '../client/faces'
import { installFolds } from '../client/fold'
import { importScript } from '../client/import-script'
import { createIslands } from '../client/islands'
import { normalizeAddress } from '../client/navigation/address'
import { fadeIn } from '../client/navigation/fade'
import { createPageLoader, installPrefetch } from '../client/navigation/page-loader'
import { createProgressBar } from '../client/navigation/progress'
import {
  followRouter,
  installRouter,
  leaveFor,
  type RouterOptions,
  unanswered,
} from '../client/navigation/router'
import { focusPage, revealFirst, scrollToHash } from '../client/navigation/scroll'
import { installTocFold } from '../client/toc-fold'
import { installTools } from '../client/tools'
import { HEAD_TAGS, headTags } from '../page/head'
import { percentDecode } from '../page/href'
import { APP_ID, MAIN_ID, PAGE_DATA_ID } from '../page/ids'
import { SHELL_DOCUMENT, type Site } from '../page/site'
import { fill } from '../page/tree'
import type { Page, ShownPage } from '../page/types'
import { phrase } from '../page/words'
import { FOOT_CLASS } from '../theme/shell/Shell'
import { connectDevServer, showError } from './dev'
import { Root, type ShowPage } from './Root'

type ShowLoaded = (page: Page, committed: () => void) => void
/** What can be shown in place of the first page. */
type Shows = Pick<RouterOptions, 'fail'> & { show: ShowLoaded }

/** How long a page waits for the script of an island before it becomes interactive without it, in seconds. */
const ISLAND_PATIENCE = 20

/** Relative to this script, because islands are files beside it in a build. */
const islands = createIslands((name) =>
  importScript(() => import(/* @vite-ignore */ `./${name}`), ISLAND_PATIENCE),
)
const loader = createPageLoader(site.basePath, islands)

/** Hydrates the prerendered document, after it has been painted. */
async function start(): Promise<void> {
  const app = document.getElementById(APP_ID)
  const data = document.getElementById(PAGE_DATA_ID)
  if (!app || !data) return
  const page: ShownPage = JSON.parse(data.textContent)
  normalizeAddress(site.basePath)
  const loading = islands.load(page.islands).then(() => true, console.error)
  const [whole] = await Promise.all([loading, afterFirstPaint()])
  // React itself delays clicks during hydration.
  const repeatEarlyClicks = takeEarlyClicks()
  const ready = (showPage: ShowPage) => {
    const shows = connect(showPage)
    setTimeout(repeatEarlyClicks)
    if (page.kind === 'not-found' && location.pathname !== page.path) findPage(shows, page)
  }
  const footer = app.querySelector(`.${FOOT_CLASS}`)
  const first = {
    ...page,
    body: fill(page.body, document.getElementById(MAIN_ID) ?? app),
    ...(page.foot && { foot: fill(page.foot, footer ?? app) }),
  }
  const foot = footer?.innerHTML ?? ''
  const root = <Root {...{ first, site, layout: { slots, SiteProvider }, foot, islands }} onReady={ready} />
  // With an island missing, the tree differs from the prerendered one. A transition hydrates in short tasks.
  if (whole) startTransition(() => void hydrateRoot(app, root))
  else createRoot(app).render(root)
}

/** A simple file host may have the page, but not serve it at its clean path. */
function findPage({ show, fail }: Shows, shown: ShownPage): void {
  const { pathname, hash } = location
  const isHere = (page: Page) => {
    if (location.pathname === pathname) show(page, () => scrollToHash(hash))
  }
  const isMissing = (error: unknown) => {
    // Shown where a page of the site is meant, whose data may not be there.
    if (!SHELL_DOCUMENT.test(shown.path)) return
    fail(pathname, unanswered(error), () => findPage({ show, fail }, shown))
  }
  loader.load(pathname).then(isHere, isMissing)
}

function connect(showPage: ShowPage): Shows {
  const show: ShowLoaded = (page, committed) => {
    showPage(page, () => {
      applyHead(page, site)
      showFaces()
      if (import.meta.hot) showError(page.error)
      committed()
      focusPage()
      fadeIn(document.getElementById(MAIN_ID))
    })
  }
  const fail: Shows['fail'] = (path, error, again) => {
    const title = phrase(WORDS.errors.pageNotLoaded, { page: linkTo(path)?.textContent ?? lastPart(path) })
    const failure = { title, error, again }
    const shown: ShownPage = { kind: 'doc', path, islands: {}, body: [], failure }
    // The footer of the previous page stays, and its sidebar, from which other pages may be tried.
    const around = ({ sidebar, foot }: ShownPage) => ({ ...(sidebar && { sidebar }), ...(foot && { foot }) })
    showPage(
      (page) => ({ ...shown, ...around(page) }),
      () => {
        clearHead(`${title} | ${site.title}`)
        focusPage()
      },
    )
  }
  const router = installRouter({
    basePath: site.basePath,
    loader,
    progress: createProgressBar(document),
    show,
    reload: leaveFor,
    fail,
  })
  followRouter(router)
  installPrefetch(loader, site.basePath)
  if (!isSlow()) installFaces()
  installTools(near)
  installFolds(document)
  installTocFold(document)
  revealFirst()
  if (origin === 'null')
    void import('../client/sandboxed-frame').then(({ showDrawingsInFrame }) => showDrawingsInFrame())
  if (!('command' in HTMLButtonElement.prototype)) void import('../client/older-browsers')
  if (import.meta.hot) connectDevServer(import.meta.hot, loader, showPage)
  document.documentElement.dataset.hydrated = ''
  return { show, fail }
}

/** Returns the sidebar's link to a page, if the sidebar shows one. */
function linkTo(path: string): Element | undefined {
  const links = [...document.querySelectorAll('[popover] nav a[href]')]
  return links.find((link) => link.getAttribute('href') === path)
}

/** Returns what an address says about a page whose title is not known: `guid` of `/base/helpers/guid`. */
function lastPart(path: string): string {
  return percentDecode(path.split('/').findLast((part) => part !== '') ?? path)
}

/** Updates the document's head to match a page shown by client navigation. */
function applyHead(page: Page, site: Site): void {
  clearHead(page.documentTitle)
  for (const { tag, attributes } of headTags(page, site)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}

/** Leaves only the title in the part of the head that describes a page. */
function clearHead(title: string): void {
  document.title = title
  for (const old of document.head.querySelectorAll(HEAD_TAGS)) old.remove()
}

/** Resolves after the first frame is on the screen; at once in a page that is not visible. */
function afterFirstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

void start()
