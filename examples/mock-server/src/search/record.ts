import type { Article, EntityItem } from '@sinequa/atomic'
import type { MockDocument } from '../types'
import { ENTITIES } from './entities'
import { columnValues } from './filters'
import { extractOf, highlighted, matchesIn } from './highlight'
import type { Term } from './terms'

/** A record as servers send it. The library's type has members that only applications set. */
export type ServerRecord = Omit<Article, '$selected' | '$isDuplicate' | '$duplicateCount'>

export function recordOf(document: MockDocument, rank: number, terms: readonly Term[]): ServerRecord {
  const { title, text } = document
  const locations = matchesIn(text, terms).map(({ offset, length }) => `${offset},${length}`)
  const extract = extractOf(text, terms)
  return {
    ...REQUIRED,
    ...document,
    ...entitiesOf(document),
    rank,
    displayTitle: highlighted(title, terms),
    relevantExtracts: highlighted(extract, terms),
    extracts: [
      {
        highlighted: highlighted(extract, terms),
        locations: locations.join(';'),
        originalLocations: '',
        score: 1,
      },
    ],
    matchlocations: locations,
    matchingpartnames: locations.length > 0 ? ['text'] : [],
    termspresence: terms.map(({ words }) => ({ term: words.join(' '), presence: 'found' })),
  }
}

function entitiesOf(document: MockDocument): Record<string, EntityItem[]> {
  const known = ENTITIES.filter((column) => document[column] !== undefined)
  const itemOf = (value: string) => ({
    value: value.toUpperCase(),
    display: value,
    count: document.text.split(value).length - 1,
  })
  return Object.fromEntries(
    known.map((column) => [column, columnValues(document[column]).map(String).map(itemOf)]),
  )
}

/** What the library's type requires, but documents may omit. */
const REQUIRED = {
  databasealias: 'mock',
  matchlocationsperpartname: [],
  documentlanguages: ['en'],
  documentweight: '1',
  indexationtime: '2025-06-30T00:00:00',
  version: '1',
  size: 0,
  treepath: [],
  filename: '',
  fileext: '',
  flags: [],
  collection: ['/mock/documents/'],
  connector: 'mock',
  docformat: '',
  url1: '',
  authors: [],
}
