import { createSearchServer } from '@search-docs/mock-server/search'
import {
  type Aggregation,
  type Article,
  fetchQuery,
  fetchSuggest,
  getMetadata,
  type Query,
  type Result,
  setGlobalConfig,
} from '@sinequa/atomic'
import type {
  Facet,
  Found,
  FoundDocument,
  SearchRequest,
  SeenRequest,
  WorkerMessage,
} from './messages'
import { SAMPLE_DOCUMENTS, SAMPLE_FACETS } from './sample-index'

const CALLERS: Record<string, string> = {
  '/api/v1/query': 'fetchQuery',
  '/api/v1/search.suggest': 'fetchSuggest',
}
const PAGE_SIZE = 4
const MIN_SUGGEST_LENGTH = 2
const MAX_SUGGESTIONS = 4

const post = (message: WorkerMessage) => postMessage(message)
let requests = 0

// #region server
const server = createSearchServer({
  documents: SAMPLE_DOCUMENTS,
  facets: SAMPLE_FACETS,
})

/** What the library finds in this worker in place of the network. */
globalThis.fetch = async (input, init) => {
  const response = await server.fetch(input, init)
  const body: unknown = JSON.parse(String(init?.body))
  const { pathname } = new URL(String(input))
  post({
    kind: 'request',
    request: seen(pathname, init ?? {}, body, response.status),
  })
  return response
}
// #endregion

function seen(
  path: string,
  init: RequestInit,
  body: unknown,
  status: number,
): SeenRequest {
  const headers = [...new Headers(init.headers)].map(
    ([name, value]) => `${name}: ${value}`,
  )
  return {
    id: ++requests,
    caller: CALLERS[path] ?? '',
    method: init.method ?? 'GET',
    path,
    headers: [...headers, `(credentials: ${init.credentials})`].join('\n'),
    body,
    status,
  }
}

// #region search
setGlobalConfig({
  app: 'training',
  backendUrl: 'https://search.acme.example',
})

addEventListener(
  'message',
  async ({ data }: MessageEvent<SearchRequest>) => {
    try {
      const [suggestions, result] = await Promise.all([
        suggestionsFor(data.text),
        fetchQuery(queryOf(data)),
      ])
      post({
        kind: 'found',
        number: data.number,
        found: foundIn(data.text, result, suggestions),
      })
    } catch {
      post({ kind: 'failed' })
    }
  },
)

function queryOf({ text, filters, page }: SearchRequest): Query {
  const chosen = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => ({
      field,
      operator: 'in' as const,
      values: [...values],
    }))
  return {
    name: 'training',
    text,
    page,
    pageSize: PAGE_SIZE,
    ...(chosen.length > 0
      ? { filters: { operator: 'and' as const, filters: chosen } }
      : {}),
  }
}

async function suggestionsFor(text: string): Promise<string[]> {
  if (text.trim().length < MIN_SUGGEST_LENGTH) return []
  const suggestions = await fetchSuggest('titles', text)
  return suggestions.slice(0, MAX_SUGGESTIONS).map(({ display }) => display)
}
// #endregion

function foundIn(
  text: string,
  result: Result,
  suggestions: string[],
): Found {
  return {
    text,
    count: result.rowCount,
    page: result.page,
    pages: Math.ceil(result.rowCount / result.pageSize),
    documents: result.records.map(documentOf),
    facets: result.aggregations.map(facetOf),
    suggestions,
  }
}

function documentOf(record: Article): FoundDocument {
  const {
    id,
    title,
    displayTitle = title,
    relevantExtracts = '',
    modified,
  } = record
  const details = ['source', 'docformat', 'authors'].flatMap((column) =>
    getMetadata(record, column),
  )
  return {
    id,
    title: displayTitle,
    extract: relevantExtracts,
    details: [...details, modified.slice(0, 4)],
  }
}

function facetOf({
  name,
  column,
  items,
}: Pick<Aggregation, 'name' | 'column' | 'items'>): Facet {
  return {
    name,
    column,
    items: items.map(({ value, count }) => ({
      value: String(value),
      count,
    })),
  }
}
