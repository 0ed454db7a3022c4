import type { PageResult } from '../../client/search/result-views'

/** So many hits are taller than the dialog. */
const ENOUGH = 8

/** The first pages, with enough hits to fill the dialog, and up to the hit with the number `active`. */
export function firstPages(pages: readonly PageResult[], active: number): readonly PageResult[] {
  let hits = 0
  const end = pages.findIndex((page) => {
    hits += page.hits.length
    return hits >= Math.max(ENOUGH, active + 1)
  })
  return end < 0 ? pages : pages.slice(0, end + 1)
}
