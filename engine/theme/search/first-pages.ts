import type { PageResult } from '../../client/search/result-views'

/** The first hits, so many of them, under their pages. */
export function firstPages(pages: readonly PageResult[], count: number): PageResult[] {
  const first: PageResult[] = []
  let room = count
  for (const page of pages) {
    if (room <= 0) break
    const hits = page.hits.slice(0, room)
    room -= hits.length
    first.push({ ...page, hits })
  }
  return first
}
