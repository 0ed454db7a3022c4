import { expect, test } from 'vitest'
import { buildSearch } from '../../engine/features/search/index/build-index'
import { loadIndex, loadSearch } from '../../engine/features/search/query/load-index'
import { sitePages } from './site-pages'

const COMPONENTS = '/atomic-angular/components/'
/** Elements with the page that describes them, if a page shows one. */
const ELEMENTS: readonly [element: string, page: string][] = [
  ['aggregation', 'aggregation'],
  ['app-backdrop', 'backdrop'],
  ['bookmarks', 'bookmarks'],
  ['collections', 'collections'],
  ['app-did-you-mean', 'did-you-mean'],
  ['document-locator', 'document-locator'],
  ['advanced-filters', 'filters/advanced-filters'],
  ['filter-button', 'filters/filter-button'],
  ['filters-bar', 'filters/filters-bar'],
  ['more-button', 'filters/more'],
  ['edit-label-dialog', 'labels/edit-label-dialog'],
  ['multiselect-labels', 'labels/multiselect-labels'],
  ['metadata', 'metadata'],
  ['missing-terms', 'missing-terms'],
  ['navbar-tabs', 'navbar-tabs'],
  ['pager', 'pager'],
  ['recent-searches', 'recent-searches'],
  ['saved-searches', 'saved-searches'],
  ['sign-in', 'sign-in'],
  ['sort-selector', 'sort-selector'],
  ['sponsored-results', 'sponsored-results'],
  ['theme-selector', 'theme-selector'],
  ['theme-toggle', 'theme-toggle'],
]

const pages = await sitePages()
const { documents, index } = buildSearch(pages, { highlightResult: true, maxHits: 20 })
const search = loadSearch(documents, loadIndex(index))

/** The name of the class, and its purpose according to the page. */
const described = pages.flatMap(({ url, description }) => {
  const [, name, purpose] = /^(\w+(?:Component|Dialog)) (.+)$/.exec(description) ?? []
  return url.startsWith(COMPONENTS) && name && purpose ? [{ url, name, purpose }] : []
})

test.each(ELEMENTS)('<%s /> leads to the page of the component', (element, page) => {
  expect(search.query(`<${element} />`).pages[0]?.url).toBe(COMPONENTS + page)
})

test('each class leads to the page of its component', () => {
  expect(described.length).toBeGreaterThan(20)
  expect(described.filter(({ url, name }) => search.query(name).pages[0]?.url !== url)).toEqual([])
})

test('what a component is for leads to its page', () => {
  const lost = described.filter(({ url, purpose }) => {
    return !search
      .query(purpose)
      .pages.slice(0, 3)
      .some((page) => page.url === url)
  })
  expect(lost).toEqual([])
})
