/** A list in a sentence: `'a', 'b' or 'c'`. */
export function joinOr(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** The same of long words, such as paths and tags: `a, or b, or c`. */
export function joinLong(words: readonly string[]): string {
  return words.join(', or ')
}

/** Asks after the names most like a wrong one; `otherwise` says what to do where there are none. */
export function didYouMean(near: readonly string[], otherwise = '', join = joinOr): string {
  return near.length > 0 ? `Did you mean ${join(near)}?` : otherwise
}

/** A name as it is marked in a sentence. */
export function code(name: string): string {
  return `\`${name}\``
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
