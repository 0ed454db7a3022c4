/** True for an address outside the site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** The path of the site that `pathname:///files/a.csv` stands for; undefined for any other address. */
export function filePath(href: string): string | undefined {
  return href.startsWith('pathname://') ? href.replace(/^pathname:\/*/, '/') : undefined
}

/** A path as the file system knows it. One that was not encoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
