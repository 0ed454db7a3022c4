import type { Aggregation, Query, Result, Tab } from '@sinequa/atomic'
import { HttpError } from '../http-error'
import type { Facet, MockDocument, SearchIndex } from '../types'
import { parseExpression } from './expression'
import { aggregationOf, childrenOf } from './facets'
import { type AnyFilter, conjuncts, isAbout, passes } from './filters'
import { recordOf, type ServerRecord } from './record'
import { sorted } from './sort'
import { scoreOf, termsOf } from './terms'

export type ServerResult = Omit<Result, 'records'> & { records: ServerRecord[] }

/** Documents that match the text, in order, and the filters still to apply. */
interface Found {
  documents: readonly MockDocument[]
  filters: readonly AnyFilter[]
}

export function runQuery(index: SearchIndex, query: Query): ServerResult {
  const { page = 1, pageSize = 10, text = '' } = query
  const found = find(index.documents, query)
  const all = remaining(found)
  const tabs = tabsOf(all, index.tabColumn)
  const left = tabs.some(({ name }) => name === query.tab) ? inTab(all, index.tabColumn, query.tab) : all
  const isSearch = query.action !== 'open' && query.action !== 'aggregate'
  const shown = isSearch && !query.isFirstPage ? left.slice((page - 1) * pageSize, page * pageSize) : []
  const terms = termsOf(text)
  return {
    ...UNUSED,
    page,
    pageSize,
    rowCount: left.length,
    totalRowCount: tabs.length > 0 ? all.length : left.length,
    cursorRowCount: shown.length,
    columnCount: index.facets.length,
    tab: query.tab ?? '',
    tabs,
    sort: query.sort ?? '',
    queryName: query.name,
    hasRelevance: terms.length > 0,
    aggregations: aggregations(index.facets, found, query),
    records: shown.map((document, place) => recordOf(document, (page - 1) * pageSize + place, terms)),
  }
}

/** Returns a tab for each value of a column, with the documents that a query matches in it. */
function tabsOf(documents: readonly MockDocument[], column: string | undefined): Tab[] {
  if (column === undefined) return []
  const values = [...new Set(documents.map((document) => String(document[column])))].sort()
  return values.map((value) => ({
    name: value,
    display: value,
    value,
    count: inTab(documents, column, value).length,
  }))
}

function inTab(documents: readonly MockDocument[], column = '', value?: string): readonly MockDocument[] {
  return documents.filter((document) => String(document[column]) === value)
}

/** Returns all documents that a query matches. */
export function findDocuments(documents: readonly MockDocument[], query: Query): readonly MockDocument[] {
  return remaining(find(documents, query))
}

function find(documents: readonly MockDocument[], query: Query): Found {
  const terms = termsOf(query.text ?? '')
  const scored = documents.map((document) => ({ document, score: scoreOf(document, terms) }))
  const selected = (query.select ?? []).map(({ expression }) => parseExpression(expression))
  return {
    documents: sorted(
      scored.filter(({ score }) => score > 0),
      query,
    ),
    filters: [...conjuncts(query.filters), ...selected],
  }
}

/** A facet ignores the filters on its own column, so that more of its values can be chosen. */
function remaining({ documents, filters }: Found, column?: string): readonly MockDocument[] {
  const counted = filters.filter((one) => column === undefined || !isAbout(one, column))
  return documents.filter((document) => counted.every((one) => passes(document, one)))
}

function aggregations(facets: readonly Facet[], found: Found, query: Query): Aggregation[] {
  const { action, aggregations: wanted = {}, open = [] } = query
  if (action === 'open') return open.map((node) => openNode(facetOf(facets, node.aggregation), found, node))
  const options = Array.isArray(wanted) ? Object.fromEntries(wanted.map((name) => [name, {}])) : wanted
  const asked = action === 'aggregate' ? Object.keys(options).map((name) => facetOf(facets, name)) : facets
  return asked.map((facet) => aggregationOf(facet, remaining(found, facet.column), options[facet.name]))
}

/** Returns the children of the tree node that an expression names: `treepath:/Sites/*`. */
function openNode(facet: Facet, found: Found, { expression }: { expression: string }): Aggregation {
  const path = String(parseExpression(expression).value).replace(/\*$/, '').replace(/\/?$/, '/')
  const items = childrenOf(path, facet.column, remaining(found, facet.column))
  return { name: facet.name, column: facet.column, isTree: true, items }
}

function facetOf(facets: readonly Facet[], name: string): Facet {
  const facet = facets.find((one) => one.name === name)
  if (facet) return facet
  const names = facets.map((one) => one.name).join(', ')
  throw new HttpError(400, `There is no aggregation "${name}". These are there: ${names}.`)
}

/** Required members of a result that have no meaning here. */
const UNUSED = {
  id: 'mock',
  attributes: { processingtime: '0', rowfetchtime: '0', cachehit: 'false', matchingrowcount: '0' },
  queryIntents: [],
}
