/** Returns the first `count` hits under their pages, and no page without one. */
export function firstHits<Page extends { hits: readonly unknown[] }>(
  pages: readonly Page[],
  count: number,
): Page[] {
  const first: Page[] = []
  let room = count
  for (const page of pages) {
    if (room <= 0) break
    const hits = page.hits.slice(0, room)
    room -= hits.length
    first.push({ ...page, hits })
  }
  return first
}

/** Returns at most `count` hits under their pages, and whether there are more. */
export function cappedHits<Page extends { hits: readonly unknown[] }>(all: readonly Page[], count: number) {
  const found = all.reduce((sum, { hits }) => sum + hits.length, 0)
  return { pages: firstHits(all, count), hasMore: found > count }
}
