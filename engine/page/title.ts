/** Returns the title of a document; the site's title alone if the page has none. */
export function documentTitle(title: string, site: { title: string; titleDelimiter: string }): string {
  const own = title.trim()
  return own === '' || own === site.title ? site.title : `${own} ${site.titleDelimiter} ${site.title}`
}
