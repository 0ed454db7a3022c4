import type { JudgedQuery } from '../../tests/search/judged'
import { TIMED_SETS } from '../../tests/search/judged-sets'
import { median } from '../statistics'

export const SETS = TIMED_SETS
export const ALL_QUERIES: readonly JudgedQuery[] = SETS.flat()
export const TEXTS: readonly string[] = ALL_QUERIES.map(({ text }) => text)

/** How often each text is queried. Its time is the median, since the machine also does other things. */
export const ROUNDS = 9

/** The results of one search for the pages and the judged queries. */
export interface Figures {
  name: string
  /** Size of all files with index and texts, at maximum compression. */
  bytes: number
  /** One for each text, in ms. */
  times: number[]
  /** For each text, the routes of the pages found, best first. */
  found: string[][]
}

export interface Contender {
  name: string
  bytes: number
  /** Returns routes of pages, best first. */
  find(text: string): string[]
}

/** Measures a search that runs in this process. */
export function examine({ name, bytes, find }: Contender): Figures {
  const found = TEXTS.map(find)
  const times = TEXTS.map((text) => median(Array.from({ length: ROUNDS }, () => timeOf(() => find(text)))))
  return { name, bytes, times, found }
}

/** Returns, for each set, the fraction of queries whose right page is among the first results. */
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

/** Keeps the first occurrence of each page. */
export function distinct(routes: readonly string[]): string[] {
  return [...new Set(routes)]
}

function timeOf(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}
