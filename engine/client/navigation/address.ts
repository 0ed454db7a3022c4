import { cleanPath, FILE_NAME } from '../../page/site'

/** Returns a page's path as the site writes it: no `.html`, `/index.html` or trailing slash, except for home. */
export function cleanAddress(pathname: string, basePath: string): string {
  const clean = cleanPath(pathname)
  return clean === cleanPath(basePath) ? basePath : clean
}

/** Replaces the address with the clean path, since static hosts serve `x.html`, `x/index.html` and `x/` as they are. */
export function normalizeAddress(basePath: string): void {
  const path = cleanAddress(location.pathname, basePath)
  // The browser would take a path that starts with two slashes for another host's.
  if (path === location.pathname || path.startsWith('//')) return
  history.replaceState(history.state, '', path + location.search + location.hash)
}

/** Event of `window`: the address has changed, but not the page. */
export const ADDRESS_CHANGED = 'docs:address-changed'

/** A click on a link to the current hash fires `popstate` only. */
const EVENTS = [ADDRESS_CHANGED, 'popstate', 'hashchange']

/**
 * Calls `listener` when the address, but not the page, has changed; more than once for some changes.
 * @returns a function that stops it.
 */
export function onAddressChange(listener: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, listener)
  return () => {
    for (const name of EVENTS) removeEventListener(name, listener)
  }
}

/** Returns an event's link if the router should follow it: to a page of the site, opened in this tab. */
export function internalLink(event: Event, basePath: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href') === null) return undefined
  if (link.target && link.target !== '_self') return undefined
  if (link.hasAttribute('download') || link.dataset.external !== undefined) return undefined
  return isPage(link, basePath) ? link : undefined
}

/** Paths of pages that have the name of a file. */
const namedLikeFiles = new Set<string>()

export function addPagesLikeFiles(paths: readonly string[]): void {
  for (const path of paths) namedLikeFiles.add(path)
}

/** Returns whether a URL is a path under the base that no file has: `guid.md` and images are files, not pages. */
function isPage({ origin, pathname }: { origin: string; pathname: string }, basePath: string): boolean {
  if (origin !== location.origin || !`${pathname}/`.startsWith(basePath)) return false
  return !FILE_NAME.test(pathname) || namedLikeFiles.has(cleanPath(pathname))
}

/** Returns whether a click opens its link in this tab: main button, no modifier, not handled by another listener. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}
