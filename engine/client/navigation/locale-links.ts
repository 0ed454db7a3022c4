/**
 * Each locale is a site of its own: the router leaves links to another locale to the browser, wherever they are.
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
  // In the capture phase, before the listeners of the router.
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) {
    document.addEventListener(type, prepare, { capture: true, passive: true })
  }
}

/** Returns whether a path is below `own` and below no other, longer base. */
export function isAt(pathname: string, own: string, bases: readonly string[]): boolean {
  const path = `${pathname}/`
  const inner = bases.some((base) => base.length > own.length && path.startsWith(base))
  return path.startsWith(own) && !inner
}
