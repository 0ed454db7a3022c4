/**
 * Each locale is a site of its own: the router leaves links to another one to the browser, wherever they stand.
 * The links of the language menu keep what the address has after the path.
 */
export function installLocaleLinks(own: string, bases: readonly string[]): void {
  const prepare = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin) return
    if (!isAt(link.pathname, own, bases)) link.dataset.external = ''
    if (link.hreflang && link.dataset.external !== undefined) {
      link.search = location.search
      link.hash = location.hash
    }
  }
  // Before the listeners of the router, which come at the end of the way.
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) {
    document.addEventListener(type, prepare, { capture: true, passive: true })
  }
}

/** True for a path below `own` that no other, longer base is above. */
export function isAt(pathname: string, own: string, bases: readonly string[]): boolean {
  const path = `${pathname}/`
  const inner = bases.some((base) => base.length > own.length && path.startsWith(base))
  return path.startsWith(own) && !inner
}
