import type { MockDocument } from '../types'
import { columnValues } from './filters'
import { type Match, matchesIn } from './highlight'
import type { Term } from './terms'

/** Columns whose values are recognized in the text. */
export const ENTITIES = ['company', 'person', 'geo'] as const

/** A part of a text that a preview highlights. */
export interface Highlight extends Match {
  category: string
  value: string
}

/** Returns search terms and entities in a document's text, in order. Of two that overlap, the longer one is kept. */
export function highlightsOf(document: MockDocument, terms: readonly Term[]): Highlight[] {
  const { text } = document
  const found = matchesIn(text, terms).map((match) => ({
    ...match,
    category: 'matchlocations',
    value: text.slice(match.offset, match.offset + match.length),
  }))
  const all = [...found, ...ENTITIES.flatMap((column) => entitiesIn(document, column))]
  all.sort((a, b) => a.offset - b.offset || b.length - a.length)
  const kept: Highlight[] = []
  for (const one of all) {
    const last = kept.at(-1)
    if (!last || one.offset >= last.offset + last.length) kept.push(one)
  }
  return kept
}

function entitiesIn(document: MockDocument, category: string): Highlight[] {
  const values = columnValues(document[category]).map(String)
  return values.flatMap((value) =>
    offsetsOf(document.text, value).map((offset) => ({ category, value, offset, length: value.length })),
  )
}

function offsetsOf(text: string, value: string): number[] {
  const offsets: number[] = []
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) offsets.push(at)
  return offsets
}
