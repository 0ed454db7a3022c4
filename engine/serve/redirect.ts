import { cleanPath } from '../page/site'

/**
 * Where a request should have gone: `/` to the base path, and a path with `.html`, `/index.html` or a
 * slash at its end to the clean one. Undefined for a request that is fine.
 */
export function redirectFor(url: string, basePath: string): string | undefined {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  const query = end < 0 ? '' : url.slice(end)
  if (path === '/' || `${path}/` === basePath) return path === basePath ? undefined : basePath + query
  // A path with two slashes at its start would be another host's address.
  if (!path.startsWith(basePath) || /^\/[\\/]/.test(path)) return undefined
  const clean = cleanPath(path)
  const target = `${clean}/` === basePath || clean === '/' ? basePath : clean
  return target === path ? undefined : target + query
}

/** The base path that a URL is at or below: the longest of several. */
export function baseOf(url: string, bases: readonly string[]): string | undefined {
  const path = `${url.replace(/[?#].*$/, '')}/`
  const above = bases.filter((base) => path.startsWith(base))
  return above.toSorted((a, b) => b.length - a.length)[0]
}
