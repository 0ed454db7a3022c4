/** True for a URL outside the site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/**
 * True for an address that leads to another host, or to nothing, as browsers read it: without blanks around and tabs in
 * it, and with `\` as `/`.
 */
export function isForeign(address: string): boolean {
  return originOf(address) !== OWN_ORIGIN
}

/** True for an address that leads to another host than those of a list. */
export function isForeignTo(hosts: readonly string[], address: string): boolean {
  return ![OWN_ORIGIN, ...hosts].includes(originOf(address))
}

const OWN_ORIGIN = 'https://this.site'

function originOf(address: string): string {
  return URL.canParse(address, OWN_ORIGIN) ? new URL(address, OWN_ORIGIN).origin : ''
}

/** True for a file that the content security policy lets pages load: same origin, or an allowed host. */
export function isLoaded(address: string, url: string, hosts: readonly string[] = []): boolean {
  if (!URL.canParse(address, url)) return false
  return [new URL(url).origin, ...hosts].includes(new URL(address, url).origin)
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
