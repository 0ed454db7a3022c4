/** The base path that a URL is at or below: the longest of several. */
export function baseOf(url: string, bases: readonly string[]): string | undefined {
  const path = `${url.replace(/[?#].*$/, '')}/`
  const above = bases.filter((base) => path.startsWith(base))
  return above.toSorted((a, b) => b.length - a.length)[0]
}
