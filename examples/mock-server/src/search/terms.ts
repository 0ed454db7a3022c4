import type { MockDocument } from '../types'
import { documentWords, wordsOf } from './words'

/** Words that must be consecutive. The last one may be a prefix, unless it was quoted. */
export interface Term {
  words: readonly string[]
  isExcluded: boolean
  isQuoted: boolean
}

const TERM = /([+-])?(?:"([^"]+)"|\[([^\]]+)\]|(\S+))/g

/** Parses a search text: `solar -offshore "wind farm" [grid connection]`. */
export function termsOf(text: string): Term[] {
  const terms = [...text.matchAll(TERM)].map(([, sign, quoted, concept, word]) => ({
    words: wordsOf(quoted ?? concept ?? word ?? ''),
    isExcluded: sign === '-',
    isQuoted: quoted !== undefined,
  }))
  return terms.filter(({ words }) => words.length > 0)
}

/** Returns a score; words of the title count three times. 0 if a term is missing, or an excluded one present. */
export function scoreOf(document: MockDocument, terms: readonly Term[]): number {
  if (terms.length === 0) return 1
  const { title, text } = documentWords(document)
  let score = 1
  for (const term of terms) {
    const found = 3 * Number(isIn(title, term)) + Number(isIn(text, term))
    if (found > 0 === term.isExcluded) return 0
    score += found
  }
  return score
}

function isIn(words: readonly string[], { words: wanted, isQuoted }: Term): boolean {
  const last = wanted.length - 1
  return words.some((_, start) =>
    wanted.every((word, place) => {
      const found = words[start + place] ?? ''
      return place === last && !isQuoted ? found.startsWith(word) : found === word
    }),
  )
}
