import { expect, test } from 'vitest'
import { buildSearch } from '../../engine/features/search/index/build-index'
import { loadIndex, loadSearch } from '../../engine/features/search/query/load-index'
import { sitePages } from './site-pages'

/** What readers type, and the row that is about it. Two of them also name a heading, which comes first. */
const MEMBERS: readonly [text: string, row: string][] = [
  ['pageSize', '/atomic/api/query#query-pagesize'],
  ['isFirstPage', '/atomic/api/query#query-isfirstpage'],
  ['Query.pageSize', '/atomic/api/query#query-pagesize'],
  ['spellingCorrectionMode', '/atomic/api/query#query-spellingcorrectionmode'],
  ['strictRefine', '/atomic/api/query#query-strictrefine'],
  ['headless', '/atomic-angular/components/aggregation#aggregationcomponent-headless'],
  ['AggregationComponent.loadMore', '/atomic-angular/components/aggregation#aggregationcomponent-loadmore'],
  ['updateFilter', '/atomic-angular/stores/query-params#queryparamsstore-updatefilter'],
  ['removeFilterByName', '/atomic-angular/stores/query-params#queryparamsstore-removefilterbyname'],
  ['QueryParamsStore.clearBasket', '/atomic-angular/stores/query-params#queryparamsstore-clearbasket'],
  ['gotoPage', '/atomic-angular/services/search#searchservice-gotopage'],
  ['appendFilters', '/atomic-angular/services/search#searchoptions-appendfilters'],
  ['getNamedCustomizationJson', '/atomic-angular/stores/app#appstore-getnamedcustomizationjson'],
  ['AppStore.getLabels', '/atomic-angular/stores/app#appstore-getlabels'],
  ['allowEmptySearch', '/atomic-angular/stores/app#appstore-allowemptysearch'],
  ['retrieveHtmlContent', '/atomic-angular/services/preview#previewservice-retrievehtmlcontent'],
  ['zoomIn', '/atomic-angular/services/preview#previewservice-zoomin'],
  ['previousPage', '/atomic-angular/components/pager#pagercomponent-previouspage'],
  ['closeTop', '/atomic-angular/components/drawer/drawer-stack#drawerstackservice-closetop'],
  ['auditRecord', '/atomic/audit#addsessionid-auditrecord'],
]

const { documents, index } = buildSearch(await sitePages(), { highlightResult: true, maxHits: 20 })
const search = loadSearch(documents, loadIndex(index))

test('the name of a member leads to its row', () => {
  const lost = MEMBERS.flatMap(([text, row]) => {
    const url = search.query(text).pages[0]?.hits[0]?.url
    return url === row ? [] : [`${text}: ${url}`]
  })
  for (const line of lost) console.log(`  ${line}`)
  expect(lost.length).toBeLessThanOrEqual(2)
})

test('a row is found under its owner, and says what it means', () => {
  const hit = search.query('pageSize').pages[0]?.hits[0]
  expect(hit?.path).toEqual(['Query', 'pageSize'])
  expect(hit?.excerpt.text).toBe('Documents on a page.')
})

test('the name of a page leads to its beginning, before its own parts', () => {
  expect(search.query('guid').pages[0]?.hits[0]?.url).toBe('/atomic/helpers/guid')
})
