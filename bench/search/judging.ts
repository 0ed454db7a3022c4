import type { JudgedQuery } from '../../tests/search/judged'
import { MORE_QUERIES } from '../../tests/search/more-queries'
import { QUERIES } from '../../tests/search/queries'
import { SITE_QUERIES } from '../../tests/search/site-queries'

export const SETS: readonly (readonly JudgedQuery[])[] = [QUERIES, MORE_QUERIES, SITE_QUERIES]
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

/** The value that so many of 100 do not exceed. */
export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * of) / 100) - 1)] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
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
