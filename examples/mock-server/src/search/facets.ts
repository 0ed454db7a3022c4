import type { Aggregation, AggregationItem, AggregationOptions, TreeAggregationNode } from '@sinequa/atomic'
import type { Facet, MockDocument } from '../types'
import { columnValues } from './filters'

/** The library's page size. One more value is returned if there are more. */
const PAGE = 10

export function aggregationOf(
  facet: Facet,
  documents: readonly MockDocument[],
  { skip = 0, count = PAGE }: AggregationOptions = {},
): Aggregation {
  const { name, column, kind } = facet
  if (kind === 'tree') return { name, column, isTree: true, items: childrenOf('/', column, documents) }
  if (kind === 'years') {
    return { name, column, isDistribution: true, valuesAreExpressions: true, items: years(column, documents) }
  }
  return { name, column, items: listOf(facet, documents).slice(skip, skip + count + 1) }
}

function listOf({ column, order }: Facet, documents: readonly MockDocument[]): AggregationItem[] {
  const items = countBy(documents, (document) => columnValues(document[column]))
  if (order === 'value desc') return items.sort((a, b) => byValue(b.value, a.value))
  return items.sort((a, b) => b.count - a.count || byValue(a.value, b.value))
}

/** Returns the nodes below a path such as `/Sites/`, by name. */
export function childrenOf(
  path: string,
  column: string,
  documents: readonly MockDocument[],
): TreeAggregationNode[] {
  const namesBelow = (document: MockDocument) =>
    columnValues(document[column])
      .map(String)
      .filter((value) => value.startsWith(path) && value.length > path.length)
      .map((value) => value.slice(path.length).split('/').filter(Boolean))
  const deeper = documents.flatMap(namesBelow).filter((names) => names.length > 1)
  const parents = new Set(deeper.map(([name]) => name))
  return countBy(documents, (document) => namesBelow(document).map(([name = '']) => name))
    .sort((a, b) => byValue(a.value, b.value))
    .map(({ value, count }) => ({ value, count, hasChildren: parents.has(value), items: [] }))
}

function years(column: string, documents: readonly MockDocument[]): AggregationItem[] {
  const yearOf = (document: MockDocument) =>
    columnValues(document[column]).map((value) => String(value).slice(0, 4))
  return countBy(documents, yearOf)
    .sort((a, b) => byValue(b.value, a.value))
    .map(({ value, count }) => ({
      value: `${column}:(>= ${value}-01-01 AND < ${Number(value) + 1}-01-01)`,
      display: value,
      count,
    }))
}

/** Returns values with the number of documents that have them. */
function countBy(
  documents: readonly MockDocument[],
  valuesOf: (document: MockDocument) => readonly (string | number)[],
): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const value of documents.flatMap((document) => [...new Set(valuesOf(document))])) {
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}

function byValue(a: unknown, b: unknown): number {
  return String(a) < String(b) ? -1 : 1
}
