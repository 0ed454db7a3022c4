/**
 * What stands in a page's twin for text that is known later: a change of the page, once its range is cut out; a partial,
 * once it is compiled; what is below a fence, once its sample has run.
 */
type MarkKind = 'edit' | 'partial' | 'below'

/** No text of a page contains this character. */
const EDGE = '\0'

/** Returns a mark. It contains no line break, so that line numbers stay valid. */
export function twinMark(kind: MarkKind, key: string | number): string {
  return `${EDGE}${kind} ${key}${EDGE}`
}

/**
 * Replaces the marks of one kind.
 * @param before Pattern with one group, of what is replaced together with a mark.
 * @param fill Gets the key and the group, which is empty if it does not match.
 */
export function fillMarks(
  text: string,
  kind: MarkKind,
  fill: (key: string, before: string) => string,
  before = '()',
): string {
  if (!text.includes(EDGE)) return text
  const pattern = new RegExp(`${before}${EDGE}${kind} ([^${EDGE}]*)${EDGE}`, 'gm')
  return text.replace(pattern, (_, found = '', key: string) => fill(key, found))
}
