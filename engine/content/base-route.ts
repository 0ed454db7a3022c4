/** Where a part of the site begins, without the base path and a trailing slash: empty for the site's root. */
export function baseRoute({ routeBasePath }: { routeBasePath: string }): string {
  const path = routeBasePath.replace(/^\/+|\/+$/g, '')
  return path === '' ? '' : `/${path}`
}
