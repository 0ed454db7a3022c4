/** True for a URL outside the site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** Returns the site path in `pathname:///files/a.csv`; undefined for any other URL. */
export function filePath(href: string): string | undefined {
  return href.startsWith('pathname://') ? href.replace(/^pathname:\/*/, '/') : undefined
}

/** Decodes a path for the file system. Returns malformed ones unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
