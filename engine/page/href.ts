/** True for a URL outside the site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/**
 * True for an address that leads to another host, or to nothing, as browsers read it: without blanks around and tabs in
 * it, and with `\` as `/`.
 */
export function isForeign(address: string): boolean {
  const base = 'https://this.site/'
  return !URL.canParse(address, base) || new URL(address, base).origin !== new URL(base).origin
}

/** True for a file that the content security policy lets pages load: same origin, or an allowed host. */
export function isLoaded(address: string, url: string, allowedHosts: readonly string[] = []): boolean {
  if (!URL.canParse(address, url)) return false
  return [new URL(url).origin, ...allowedHosts].includes(new URL(address, url).origin)
}

/** Returns the site path in `pathname:///files/a.csv`; undefined for any other URL. */
export function fileOfHref(href: string): string | undefined {
  return href.startsWith('pathname://') ? href.replace(/^pathname:\/*/, '/') : undefined
}

/** Returns a `srcset` with another URL for each of its own. */
export function mapSrcSet(srcSet: string, change: (url: string) => string): string {
  return srcSet.replace(
    /(^|,\s+|\s,)(\s*)([^\s,][^\s]*[^\s,]|[^\s,])/g,
    (_, comma: string, space: string, url: string) => comma + space + change(url),
  )
}

/** Splits a URL before its query and its anchor. */
export function splitUrl(url: string): { path: string; suffix: string } {
  const end = url.search(/[?#]/)
  return end < 0 ? { path: url, suffix: '' } : { path: url.slice(0, end), suffix: url.slice(end) }
}

/** Returns the path that a browser opens for a relative one on the page of a route. */
export function relativeTo(path: string, route: string): string {
  return new URL(path, `http://site${route}`).pathname
}

/** Decodes the escapes in a part of a URL, such as a path. Text with a malformed one is returned unchanged. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
