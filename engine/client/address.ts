import { cleanPath } from '../page/site'
import type { PageKind } from '../page/types'

/** The path of a page as the site writes it: no `.html`, `/index.html` or slash at its end, but for home. */
export function cleanAddress(pathname: string, basePath: string): string {
  const clean = cleanPath(pathname)
  return clean === cleanPath(basePath) ? basePath : clean
}

/**
 * Static hosts answer `x.html` and `x/index.html` as they are: the address bar gets the clean path.
 * A host that answered the not-found page for such a path is asked again for the clean one.
 * @returns true where the document is being replaced.
 */
export function normalizeAddress(basePath: string, kind: PageKind): boolean {
  const path = cleanAddress(location.pathname, basePath)
  // A path with two slashes at its start would be another host's address.
  if (path === location.pathname || path.startsWith('//')) return false
  const url = path + location.search + location.hash
  if (kind === 'not-found') {
    location.replace(url)
    return true
  }
  history.replaceState(history.state, '', url)
  return false
}
