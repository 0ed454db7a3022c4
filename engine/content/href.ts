/** Puts the base path before a route: `/docs/` and `/intro` give `/docs/intro`; home is the base path itself. */
export function withBase(basePath: string, route: string): string {
  return basePath + route.slice(1)
}

/** True for an address outside the site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}
