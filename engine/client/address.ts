import { cleanPath } from '../page/site'
import type { PageKind } from '../page/types'

/**
 * Static hosts answer `x.html` and `x/index.html` as they are: the address bar gets the clean path.
 * A host that answered the not-found page for such a path is asked again for the clean one.
 * @returns true where the document is being replaced.
 */
export function normalizeAddress(basePath: string, kind: PageKind): boolean {
  const clean = cleanPath(location.pathname)
  const path = clean === cleanPath(basePath) ? basePath : clean
  if (path === location.pathname) return false
  const url = path + location.search + location.hash
  if (kind === 'not-found') {
    location.replace(url)
    return true
  }
  history.replaceState(history.state, '', url)
  return false
}
