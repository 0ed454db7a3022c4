import { decodePath } from '../page/href'

/**
 * The address of a route: with the base path, and with letters that no address can hold written as `%20`.
 * `/docs/` and `/intro` give `/docs/intro`; home is the base path itself.
 */
export function withBase(basePath: string, route: string): string {
  // What is written so already stays as it is.
  return basePath + encodeURI(route.slice(1)).replaceAll('%25', '%')
}

/** The route behind an address of the site: the way back from `withBase`. */
export function routeOf(basePath: string, path: string): string {
  return decodePath(`/${path.slice(basePath.length)}`)
}
