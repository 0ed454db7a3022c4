/** A list in a sentence: `'a', 'b' or 'c'`. */
export function joinOr(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

const LONGEST = 80

/** A value as an author would write it, short enough for one line. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  const written = typeof value === 'string' ? quote(value) : (JSON.stringify(value) ?? String(value))
  return written.length > LONGEST ? `${written.slice(0, LONGEST - 1)}…` : written
}

function quote(text: string): string {
  return `'${text.replaceAll('\n', '\\n').replaceAll("'", "\\'")}'`
}

/** The first few of many names: `a, b, c and 40 more`. */
export function listNames(names: readonly string[], most = 12): string {
  const rest = names.length - most
  return rest > 0 ? `${names.slice(0, most).join(', ')} and ${rest} more` : names.join(', ')
}
