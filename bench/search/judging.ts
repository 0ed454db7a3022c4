import type { JudgedQuery } from '../../tests/search/judged'
import { TIMED_SETS } from '../../tests/search/judged-sets'
import { median } from '../statistics'

export const SETS = TIMED_SETS
export const ALL_QUERIES: readonly JudgedQuery[] = SETS.flat()
export const TEXTS: readonly string[] = ALL_QUERIES.map(({ text }) => text)

/** Every text is asked so often; its time is the median, since the machine also does other things. */
export const ROUNDS = 9

/** What one search makes of the pages and the judged queries. */
export interface Figures {
  name: string
  /** Of all files that hold index and texts, compressed as far as a host can. */
  bytes: number
  /** One for each text, in ms. */
  times: number[]
  /** For each text the routes of the pages that were found, the best one first. */
  found: string[][]
}

export interface Contender {
  name: string
  bytes: number
  /** Routes of pages, the best one first. */
  find(text: string): string[]
}

/** Asks a search that runs in this process. */
export function examine({ name, bytes, find }: Contender): Figures {
  const found = TEXTS.map(find)
  const times = TEXTS.map((text) => median(Array.from({ length: ROUNDS }, () => timeOf(() => find(text)))))
  return { name, bytes, times, found }
}

/** The share of queries, set by set, whose right page is among the first so many. */
export function sharesFound({ found }: Figures, first: number): number[] {
  const isRight = ALL_QUERIES.map(({ pages }, at) =>
    (found[at] ?? []).slice(0, first).some((route) => pages.includes(route)),
  )
  let start = 0
  return SETS.map(({ length }) => {
    const right = isRight.slice(start, start + length).filter(Boolean).length
    start += length
    return right / length
  })
}

/** Each page where it comes first. */
export function distinct(routes: readonly string[]): string[] {
  return [...new Set(routes)]
}

function timeOf(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}
