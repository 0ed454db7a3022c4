import type { Term } from './terms'
import { wordsOf } from './words'

export interface Match {
  offset: number
  length: number
}

/** Returns where a text contains words of the terms. */
export function matchesIn(text: string, terms: readonly Term[]): Match[] {
  const wanted = terms.filter(({ isExcluded }) => !isExcluded).flatMap(({ words }) => words)
  if (wanted.length === 0) return []
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => wanted.some((begin) => wordsOf(word)[0]?.startsWith(begin)))
    .map(({ 0: word, index }) => ({ offset: index, length: word.length }))
}

/** Returns the text with `<b>` around matches. */
export function highlighted(text: string, terms: readonly Term[]): string {
  let end = 0
  let result = ''
  for (const { offset, length } of matchesIn(text, terms)) {
    result += `${text.slice(end, offset)}<b>${text.slice(offset, offset + length)}</b>`
    end = offset + length
  }
  return result + text.slice(end)
}

const MAX_SENTENCES = 2

export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+[.!?]*\s*/g) ?? []
}

/** Returns the sentences with the most matches, in text order; the first ones if there are none. */
export function extractOf(text: string, terms: readonly Term[]): string {
  const sentences = sentencesOf(text).map((sentence, place) => ({ sentence, place }))
  const best = sentences
    .map((one) => ({ ...one, matches: matchesIn(one.sentence, terms).length }))
    .sort((a, b) => b.matches - a.matches || a.place - b.place)
    .slice(0, MAX_SENTENCES)
    .sort((a, b) => a.place - b.place)
  return best
    .map(({ sentence }) => sentence)
    .join('')
    .trim()
}
