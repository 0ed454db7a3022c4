import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildSearch } from '../../engine/search/index/build-index'
import { sitePages } from './site-pages'

/** Maximum compressed size of both files for all pages of the site. */
const BUDGET = { bytes: 250 * 1024, pages: 168 }

const pages = await sitePages()

test('both files are as small as the whole site needs them to be', () => {
  const { documents, index } = buildSearch(pages, { highlightResult: true, maxHits: 20 })
  const [texts, words] = [documents, index].map((file) => brotliCompressSync(file).length)
  const each = ((texts ?? 0) + (words ?? 0)) / pages.length
  console.log(
    `${pages.length} pages: documents ${texts} bytes, index ${words} bytes, ${Math.round(each)} a page`,
  )
  expect(each).toBeLessThanOrEqual(BUDGET.bytes / BUDGET.pages)
})
