import { splitUrl } from '../page/href'
import { cleanPath } from '../page/site'

/**
 * Returns the target of a redirect: the base path for `/`, and the clean path for one that ends in `.html`,
 * `/index.html` or a slash. Returns undefined if no redirect is needed.
 */
export function redirectFor(url: string, basePath: string): string | undefined {
  const { path, suffix } = splitUrl(url)
  if (path === '/' || `${path}/` === basePath) return path === basePath ? undefined : basePath + suffix
  // A path with two leading slashes would be the URL of another host.
  if (!path.startsWith(basePath) || /^\/[\\/]/.test(path)) return undefined
  const clean = cleanPath(path)
  const target = `${clean}/` === basePath || clean === '/' ? basePath : clean
  return target === path ? undefined : target + suffix
}

/** Returns the longest base path that contains a URL. */
export function baseOf(url: string, bases: readonly string[]): string | undefined {
  const path = `${splitUrl(url).path}/`
  const above = bases.filter((base) => path.startsWith(base))
  return above.toSorted((a, b) => b.length - a.length)[0]
}
