import { phrase } from '../../../page/words'
import type { Results } from '../client/result-views'

/** The texts of the search dialog. */
export const DIALOG = WORDS.search.button
export const PLACEHOLDER = WORDS.search.placeholder
export const CLOSE = WORDS.search.close
export const HITS = WORDS.search.results
export const MORE = WORDS.search.more
export const PARTS = WORDS.search.parts
export const EVERYWHERE = WORDS.search.allParts
export const SEARCH_ALL = WORDS.search.searchAllParts
export const RECENT = WORDS.search.recent
export const CLEAR_RECENT = WORDS.search.clearRecent
export const SUGGESTIONS = WORDS.search.suggestions
export const CLEAR = WORDS.search.clear
export const SHOW_MORE = WORDS.search.showMore
export const QUOTES = WORDS.search.quotes
export const START = WORDS.search.start
export const NEAR = WORDS.search.near
export const NOTHING_NEAR = WORDS.search.nothingNear
export const FAILED = WORDS.search.failed

/** Keys and what they do. */
export const HINTS = [
  ['↑ ↓', WORDS.search.keyMove],
  ['Enter', WORDS.search.keyOpen],
  ['Esc', WORDS.search.keyClose],
] as const

export function nothingFound(query: string, part: string | undefined): string {
  return phrase(WORDS.search.nothingFound, { query }) + inPart(part)
}

function inPart(part: string | undefined): string {
  return part === undefined ? '' : phrase(WORDS.search.inPart, { part })
}

/** Returns the text announced with results: how many are shown, and which words are in none of them. */
export function countText({ pages, hasMore, total, missing }: Results, part?: string): string {
  if (total === 0) return WORDS.search.noResults + inPart(part)
  const count = pages.reduce((sum, page) => sum + page.hits.length, 0)
  const many = hasMore ? WORDS.search.bestResults : WORDS.search.manyResults
  const found = phrase(count === 1 ? WORDS.search.oneResult : many, { count })
  const quoted = missing.map((word) => phrase(WORDS.search.quoted, { word }))
  const without =
    missing.length === 0 ? '' : phrase(WORDS.search.without, { words: quoted.join(WORDS.search.or) })
  return found + inPart(part) + without
}
