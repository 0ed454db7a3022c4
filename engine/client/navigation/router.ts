import { cleanPath } from '../../page/site'
import type { Page } from '../../page/types'
import { phrase } from '../../page/words'
import { fetchUnlessSilent } from '../fetch-unless-silent'
import { IslandLoadError } from '../islands'
import { ADDRESS_CHANGED, cleanAddress, internalLink, isPlainClick } from './address'
import { installOverlayHistory, isOverlayEntry } from './overlay-history'
import type { PageLoader } from './page-loader'
import type { ProgressBar } from './progress'
import { hashTarget, readScroll, rememberScroll, reveal, scrollToHash } from './scroll'

export interface RouterOptions {
  basePath: string
  loader: PageLoader
  progress: ProgressBar
  /** Shows a page, and calls `committed` once it is in the document. */
  show(page: Page, committed: () => void): void
  /** Replaces the document if a page cannot be loaded in place. */
  reload(url: string): void
  /** Shows that a page could not be loaded at all, and why; `again` retries. */
  fail(path: string, error: Error, again: () => void): void
}

export interface Router {
  /** Navigates to a page of the site. The last of several calls wins. */
  navigate(url: URL, options?: { replace?: boolean; state?: object }): Promise<void>
}

/** Counts as shown while no page is. */
const NO_PAGE = new URL('about:blank')

/** Follows links and the history. A page is shown only after it has loaded. */
export function installRouter(options: RouterOptions): Router {
  const { basePath, loader, progress, show, reload, fail } = options
  let latest = 0
  let shown = new URL(location.href)

  /** While another page is loading, the history entry is that page's. */
  const remember = () => {
    if (isSamePage(location, shown)) rememberScroll()
  }

  const load = async (url: URL, commit: () => void, scroll: () => void): Promise<void> => {
    const ticket = ++latest
    progress.start()
    const page = await loader.load(url.pathname).catch(() => isServed(url))
    if (ticket !== latest) return
    progress.done()
    if (page === SERVED) return reload(url.href)
    commit()
    // A page that cannot be loaded is none: its scroll is not remembered, and going back shows the page before again.
    shown = NO_PAGE
    if (page instanceof Error) return fail(cleanPath(url.pathname), page, () => load(url, () => {}, scroll))
    show(page, () => {
      shown = url
      scroll()
    })
  }

  const navigate: Router['navigate'] = async (url, { replace = false, state = {} } = {}) => {
    const commit = () => {
      const inPlace = replace || isOverlayEntry()
      if (!inPlace) remember()
      history[inPlace ? 'replaceState' : 'pushState'](state, '', url)
    }
    if (isSamePage(url, shown)) {
      const searchBefore = shown.search
      latest++
      progress.done()
      commit()
      shown = url
      if (url.hash || url.search === searchBefore) scrollToHash(url.hash)
      dispatchEvent(new Event(ADDRESS_CHANGED))
      return
    }
    await load(url, commit, () => scrollToHash(url.hash))
  }

  /** The browser itself handles a change of only the hash, and also sets `:target`. */
  const followLink = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    const link = internalLink(event, basePath)
    if (!link) return
    const url = new URL(link.href)
    url.pathname = cleanAddress(url.pathname, basePath)
    if (link.hash && withoutHash(link) === withoutHash(location)) return remember()
    event.preventDefault()
    void navigate(url, { replace: url.href === location.href })
  }

  const followHistory = (event: PopStateEvent) => {
    const url = new URL(location.href)
    const position = readScroll(event.state)
    const scroll = () => {
      if (position === undefined) return scrollToHash(url.hash)
      // The position was remembered with the target in view.
      reveal(hashTarget(url.hash))
      window.scrollTo(0, position)
    }
    if (!isSamePage(url, shown)) return void load(url, () => {}, scroll)
    latest++
    progress.done()
    shown = url
    // As in browsers, a hash without a target does not scroll.
    if (position !== undefined || url.hash === '' || hashTarget(url.hash)) scroll()
    dispatchEvent(new Event(ADDRESS_CHANGED))
  }

  history.scrollRestoration = 'manual'
  installOverlayHistory()
  document.addEventListener('click', followLink)
  addEventListener('popstate', followHistory)
  addEventListener('scrollend', remember)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  return { navigate }
}

function isSamePage(a: Pick<URL, 'pathname'>, b: typeof a): boolean {
  return cleanPath(a.pathname) === cleanPath(b.pathname)
}

/** A full load would show a page of the site. */
const SERVED = true

/** Returns `SERVED`, also for an unknown path, which has the not-found page; or else why a full load would fail. */
async function isServed(url: URL): Promise<typeof SERVED | IslandLoadError> {
  try {
    const { ok, status } = await fetchUnlessSilent(url.href)
    if (ok || status === 404) return SERVED
    return notLoaded(new Error(phrase(WORDS.errors.answered, { status })))
  } catch (error) {
    return unanswered(error)
  }
}

/** Returns the error of a page that was asked for in vain: without a network, no server is to blame. */
export function unanswered(error: unknown): IslandLoadError {
  if (!navigator.onLine) return notLoaded(new Error(WORDS.errors.offline))
  return notLoaded(new Error(WORDS.errors.noAnswer, { cause: error }))
}

/** Returns the error of a page that cannot be loaded at all, for a reason. */
function notLoaded(cause: Error): IslandLoadError {
  return new IslandLoadError(WORDS.errors.thisPageNotLoaded, { cause })
}

function withoutHash({ href }: { href: string }): string | undefined {
  return href.split('#')[0]
}

let router: Router | undefined

/** Sets the router that `goTo` uses. */
export function followRouter(installed: Router): void {
  router = installed
}

/** Navigates to a page of the site as its link would, with `state` in the history entry. */
export function goTo(url: URL, state: object): void {
  if (router) void router.navigate(url, { state, replace: url.href === location.href })
  else leaveFor(url.href)
}

/** Loads a page in full, as a fallback. */
export function leaveFor(url: string): void {
  // With a hash, `assign` to the current URL would only scroll.
  if (url === location.href) location.reload()
  else location.assign(url)
}
