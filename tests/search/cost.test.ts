import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildSearch } from '../../engine/search/build-index'
import { loadSearch } from '../../engine/search/load-index'
import type { SearchPage } from '../../engine/search/types'
import { TIMED_SETS } from './judged-sets'
import { sitePages } from './site-pages'
import { withSyntheticPages } from './synthetic-pages'

/** What both files may weigh, compressed, for all pages of the site. */
const BUDGET = { bytes: 260 * 1024, pages: 159 }
const QUERY_MS = 8
const ROUNDS = 9
/** On a machine that does much else. */
const TIMEOUT_MS = 120_000

const pages = await sitePages()
const built = (of: readonly SearchPage[]) => buildSearch(of, { highlightResult: true, maxHits: 20 })

test('both files are as small as the whole site needs them to be', () => {
  const { documents, index } = built(pages)
  const [texts, words] = [documents, index].map((file) => brotliCompressSync(file).length)
  const each = ((texts ?? 0) + (words ?? 0)) / pages.length
  console.log(
    `${pages.length} pages: documents ${texts} bytes, index ${words} bytes, ${Math.round(each)} a page`,
  )
  expect(each).toBeLessThanOrEqual(BUDGET.bytes / BUDGET.pages)
})

test.each([pages.length, 160])(
  'a query over %i pages is answered at once',
  (count) => {
    const { documents, index } = built(withSyntheticPages(pages, count))
    const search = loadSearch(documents, index)
    // The processor's time, and the least of several rounds: what else the machine does is not in it.
    const times = TIMED_SETS.flat().map(({ text }) =>
      Math.min(...Array.from({ length: ROUNDS }, () => timeOf(() => search.query(text)))),
    )
    const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
    console.log(`${count} pages: 95 of 100 queries take at most ${slow.toFixed(1)} ms`)
    expect(slow).toBeLessThanOrEqual(QUERY_MS)
  },
  TIMEOUT_MS,
)

/** In ms. */
function timeOf(run: () => void): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
