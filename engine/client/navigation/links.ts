/** The link an event is about, if the router may follow it: one of our pages, opened in this tab. */
export function internalLink(event: Event, basePath: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href') === null) return undefined
  if (link.target && link.target !== '_self') return undefined
  if (link.hasAttribute('download') || link.dataset.external !== undefined) return undefined
  return isPage(link, basePath) ? link : undefined
}

/**
 * A path under the base, with no extension but `.html`: `guid.md` and images are files, not pages. An extension
 * begins with a letter: `1.0` is a version.
 */
export function isPage(url: { origin: string; pathname: string }, basePath: string): boolean {
  if (url.origin !== location.origin) return false
  return `${url.pathname}/`.startsWith(basePath) && !/\.(?!html$)[a-z]\w*$/i.test(url.pathname)
}

/** True for a click that asks for this page here: main button, no modifier, not handled by another. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}
