import type { CCSortingChoice, Query } from '@sinequa/atomic'
import { HttpError } from '../http-error'
import type { MockDocument } from '../types'
import { columnValues } from './filters'

const choice = (name: string, display: string, orderByClause: string): CCSortingChoice => ({
  name,
  display,
  orderByClause,
  description: '',
  isDefaultNoRelevance: name === 'newest',
  isDefaultWithRelevance: name === 'relevance',
})

export const SORTING_CHOICES: readonly CCSortingChoice[] = [
  choice('relevance', 'Relevance', 'globalrelevance desc'),
  choice('newest', 'Newest first', 'modified desc'),
  choice('oldest', 'Oldest first', 'modified asc'),
  choice('title', 'Title', 'title asc'),
]

interface Scored {
  document: MockDocument
  score: number
}

/** Returns documents sorted by the query's sorting choice or its own clause; by default best first, then newest. */
export function sorted(found: readonly Scored[], { sort, orderBy }: Query): MockDocument[] {
  const clause = orderBy || clauseOf(sort)
  const keys = `${clause},modified desc`.split(',').map((part) => part.trim().split(/\s+/))
  const order = (a: Scored, b: Scored) => {
    for (const [column = '', direction = 'asc'] of keys) {
      const difference = compareBy(column, a, b)
      if (difference !== 0) return direction.toLowerCase() === 'desc' ? -difference : difference
    }
    return 0
  }
  return [...found].sort(order).map(({ document }) => document)
}

function clauseOf(sort: string | undefined): string {
  if (!sort) return 'globalrelevance desc'
  const known = SORTING_CHOICES.find(({ name }) => name === sort)
  if (known) return known.orderByClause
  const names = SORTING_CHOICES.map(({ name }) => name).join(', ')
  throw new HttpError(400, `There is no sorting choice "${sort}". These are there: ${names}.`)
}

function compareBy(column: string, a: Scored, b: Scored): number {
  if (column === 'globalrelevance') return a.score - b.score
  const one = columnValues(a.document[column])[0] ?? ''
  const other = columnValues(b.document[column])[0] ?? ''
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : Number(String(one) > String(other))
}
