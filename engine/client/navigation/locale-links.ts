/**
 * Each locale is a site of its own, so the browser follows links between locales, not the router. Links in the language
 * menu keep the query and hash of the address.
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
  // In the capture phase, before the router's listeners.
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) {
    document.addEventListener(type, prepare, { capture: true, passive: true })
  }
}

/** True for a path below `own`, and not below another, longer base. */
export function isAt(pathname: string, own: string, bases: readonly string[]): boolean {
  const path = `${pathname}/`
  const inner = bases.some((base) => base.length > own.length && path.startsWith(base))
  return path.startsWith(own) && !inner
}
