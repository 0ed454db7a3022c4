/** In characters. */
const MAX_SENTENCE = 240

/** Returns the first sentence of a doc comment, as plain text on one line. */
export function firstSentence(comment: string): string {
  const [paragraph = ''] = comment.split(/\n\s*\n/)
  const text = paragraph
    .replace(/\{@link(?:code|plain)?\s+([^}|]*?)(?:\s*\|\s*([^}]*))?\}/g, (_, name, label) => label ?? name)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim()
  return cut(/^.+?[^.][.!?](?=\s+\p{Lu})/u.exec(text)?.[0] ?? text, MAX_SENTENCE)
}

/** Returns a line with no more characters than a maximum. */
export function cut(line: string, max: number): string {
  return line.length <= max ? line : `${line.slice(0, max - 1).trimEnd()}…`
}
