import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildSearch } from '../../engine/search/build-index'
import { loadSearch } from '../../engine/search/load-index'
import { openSearch } from '../../engine/search/open-search'
import type { ShardKind } from '../../engine/search/shard-address'
import { buildSplitSearch, type SplitSearchFiles } from '../../engine/search/split-index'
import { JUDGED_QUERIES } from './judged-sets'
import { sitePages } from './site-pages'
import { withSyntheticPages } from './synthetic-pages'

/** What the first result may cost a reader, compressed. */
const MOST_BYTES = 150 * 1024
/** More pages have more files, not larger ones: by hand, 3,000 and 10,000 cost no more. */
const PAGES = 1000
/** One of so many queries is asked of the large site: the others would take too long. */
const EACH = 3
/** As pages are compressed. */
const QUALITY = 9
/** On a machine that does much else. */
const TIMEOUT_MS = 120_000

const OPTIONS = { highlightResult: true, maxHits: 20 }

const pages = await sitePages()

function fileOf({ documentShards, termShards }: SplitSearchFiles, kind: ShardKind, number: number): string {
  return (kind === 'documents' ? documentShards : termShards)[number] ?? ''
}

test(
  'judged queries lead to the same page first, whether the index is split or not',
  async () => {
    const { documents, index } = buildSearch(pages, OPTIONS)
    const whole = loadSearch(documents, index)
    const files = buildSplitSearch(pages, OPTIONS)
    expect(files.termShards.length).toBeGreaterThan(10)
    const split = openSearch(files.documents, files.index, async (...shard) => fileOf(files, ...shard))
    for (const { text } of JUDGED_QUERIES) {
      const first = (await split.query(text))?.pages[0]
      expect(first?.url, text).toBe(whole.query(text).pages[0]?.url)
    }
  },
  TIMEOUT_MS,
)

test(
  `the first result of a query over ${PAGES} pages costs at most 150 KiB`,
  async () => {
    const files = buildSplitSearch(withSyntheticPages(pages, PAGES), OPTIONS)
    const weigh = weights()
    const costs: number[] = []
    for (const { text } of JUDGED_QUERIES.filter((_, at) => at % EACH === 0)) {
      let bytes = weigh(files.documents) + weigh(files.index)
      const search = openSearch(files.documents, files.index, async (...shard) => {
        bytes += weigh(fileOf(files, ...shard))
        return fileOf(files, ...shard)
      })
      await search.query(text)
      costs.push(bytes)
    }
    costs.sort((a, b) => a - b)
    console.log(
      `${PAGES} pages: a query costs ${costs[costs.length >> 1]} bytes in the middle, ${costs.at(-1)} at most`,
    )
    expect(costs.at(-1)).toBeLessThanOrEqual(MOST_BYTES)
  },
  TIMEOUT_MS,
)

/** Bytes of texts, compressed. */
function weights(): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const weight =
      known.get(text) ??
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length
    known.set(text, weight)
    return weight
  }
}
