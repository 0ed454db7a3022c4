import type { Results } from '../../client/search/result-views'

/** The texts of the search dialog. */
export const DIALOG = 'Search'
export const PLACEHOLDER = 'Search the documentation'
export const CLOSE = 'Close'
export const HITS = 'Search results'
export const MORE = 'Show more results'
export const PARTS = 'Search in'
export const EVERYWHERE = 'All'
export const SEARCH_ALL = 'Search all parts'
export const RECENT = 'Recent searches'
export const CLEAR_RECENT = 'Clear'
export const START = 'Type a name, a few words or a question.'
const NO_RESULTS = 'No results'
export const NEAR = 'Did you mean'
export const NOTHING_NEAR = 'Try fewer or other words, or a part of a name.'
export const FAILED = 'Search has stopped working.'

/** Keys and what they do. */
export const HINTS = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['Esc', 'close'],
] as const

export function nothingFound(query: string, part: string | undefined): string {
  return `Nothing found for “${query}”${inPart(part)}`
}

function inPart(part: string | undefined): string {
  return part === undefined ? '' : ` in ${part}`
}

/** What is announced once the results are there: how many, and which words none of them has. */
export function countText({ pages, total, missing }: Results, part?: string): string {
  if (total === 0) return NO_RESULTS + inPart(part)
  const hits = pages.reduce((sum, page) => sum + page.hits.length, 0)
  const of = total > pages.length ? `the first ${pages.length} of ${total}` : `${total}`
  const without = missing.length === 0 ? '' : `, none with ${missing.map((word) => `“${word}”`).join(' or ')}`
  return `${counted(hits, 'result')} on ${of} ${total === 1 ? 'page' : 'pages'}${inPart(part)}${without}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
