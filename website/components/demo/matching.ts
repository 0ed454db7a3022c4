import type { SampleDocument } from './sample-index'

/** Chosen values by column. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** The value that a document has in a column. */
export function columnValue(document: SampleDocument, column: string): string {
  if (column === 'source') return document.source
  return column === 'docformat' ? document.format : document.modified.slice(0, 4)
}

/** Words as they are compared: small letters, no accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Documents with every word of the text, or with words that begin so; the best first, then the newest. */
export function matches(index: readonly SampleDocument[], text: string): SampleDocument[] {
  const wanted = wordsOf(text)
  return index
    .map((document) => ({ document, score: scoreOf(document, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.document.modified < b.document.modified ? 1 : -1))
    .map(({ document }) => document)
}

/** 0 where a word is missing. A word of the title counts three times. */
function scoreOf({ title, text, author }: SampleDocument, wanted: readonly string[]): number {
  const inTitle = wordsOf(title)
  const elsewhere = wordsOf(`${text} ${author}`)
  let score = 1
  for (const word of wanted) {
    const isBegin = (one: string) => one.startsWith(word)
    const found = 3 * Number(inTitle.some(isBegin)) + Number(elsewhere.some(isBegin))
    if (found === 0) return 0
    score += found
  }
  return score
}

/** True where each column with chosen values has one of them. `except` names a column that does not count. */
export function passes(document: SampleDocument, filters: Filters, except?: string): boolean {
  return Object.entries(filters).every(
    ([column, values]) =>
      column === except || values.length === 0 || values.includes(columnValue(document, column)),
  )
}

/** The text with `<b>` around the words that were found, as a server marks them. */
export function marked(text: string, query: string): string {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return text
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const plain = wordsOf(word)[0] ?? ''
    return wanted.some((one) => plain.startsWith(one)) ? `<b>${word}</b>` : word
  })
}
