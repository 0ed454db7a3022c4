import { describe, expect, test } from 'vitest'
import { buildSearch } from '../../engine/search/index/build-index'
import { loadSearch } from '../../engine/search/query/load-index'
import type { Search } from '../../engine/search/query/query'
import { FUNCTION_QUERIES } from './function-queries'
import type { JudgedQuery } from './judged'
import { JUDGED_QUERIES, JUDGED_SETS } from './judged-sets'
import { sitePages } from './site-pages'

const pages = await sitePages()
const search = searchOf(20)

describe.each(Object.entries(JUDGED_SETS))('judged queries, %s', (name, queries) => {
  test('leads to the right pages', () => {
    const places = queries.map((query) => placeOf(query))
    const first = shareOf(places, (place) => place === 0)
    const firstThree = shareOf(places, (place) => place >= 0 && place < 3)
    console.log(
      `${name}, ${queries.length} queries: right page first ${percent(first)}, in three ${percent(firstThree)}`,
    )
    queries.forEach((query, at) => {
      if (places[at] !== 0)
        console.log(`  ${query.kind}: ${query.text} is at place ${(places[at] ?? -1) + 1}`)
    })
    expect(first).toBeGreaterThanOrEqual(0.9)
    expect(firstThree).toBeGreaterThanOrEqual(0.98)
  })
})

test.each(sectionSets())('judged queries, $name, lead to the right sections', ({ name, queries }) => {
  const right = shareOf(queries.map(hasSection), Boolean)
  console.log(`${name}, ${queries.length} sections: right section first ${percent(right)}`)
  expect(right).toBeGreaterThanOrEqual(0.8)
})

test('all queries together lead to the right pages', () => {
  const places = JUDGED_QUERIES.map((query) => placeOf(query))
  expect(shareOf(places, (place) => place === 0)).toBeGreaterThanOrEqual(0.94)
  expect(shareOf(places, (place) => place >= 0 && place < 3)).toBeGreaterThanOrEqual(0.98)
})

test('the page of an identifier stays found while its name is typed', () => {
  const all = searchOf(pages.length)
  const lost = FUNCTION_QUERIES.filter(({ kind }) => kind === 'identifier').flatMap((query) =>
    Array.from({ length: query.text.length - 4 }, (_, more) => query.text.slice(0, more + 4)).filter(
      (text) => placeOf({ ...query, text }, all) < 0,
    ),
  )
  expect(lost).toEqual([])
})

/** Not every set says which section of a page is meant. */
function sectionSets(): { name: string; queries: JudgedQuery[] }[] {
  const sets = Object.entries(JUDGED_SETS).map(([name, all]) => ({
    name,
    queries: all.filter(({ section }) => section !== undefined),
  }))
  return sets.filter(({ queries }) => queries.length > 0)
}

function searchOf(maxHits: number): Search {
  const { documents, index } = buildSearch(pages, { highlightResult: true, maxHits })
  return loadSearch(documents, index)
}

/** The place of the right page among the results; -1 where it is not among them. */
function placeOf(query: JudgedQuery, asked = search): number {
  return asked.query(query.text).pages.findIndex(({ url }) => query.pages.includes(url))
}

function hasSection(query: JudgedQuery): boolean {
  const page = search.query(query.text).pages[placeOf(query)]
  return page?.hits[0]?.url.endsWith(`#${query.section}`) === true
}

function shareOf<Value>(values: readonly Value[], isRight: (value: Value) => boolean): number {
  return values.filter(isRight).length / values.length
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
