import { cleanPath } from '../../page/site'

/** The path of a page as the site writes it: no `.html`, `/index.html` or slash at its end, but for home. */
export function cleanAddress(pathname: string, basePath: string): string {
  const clean = cleanPath(pathname)
  return clean === cleanPath(basePath) ? basePath : clean
}

/** Static hosts answer `x.html`, `x/index.html` and `x/` as they are: the address bar gets the clean path. */
export function normalizeAddress(basePath: string): void {
  const path = cleanAddress(location.pathname, basePath)
  // A path with two slashes at its start would be another host's address.
  if (path === location.pathname || path.startsWith('//')) return
  history.replaceState(history.state, '', path + location.search + location.hash)
}
