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
import type { Asked, Facet, Found, FoundDocument, SeenRequest, Told } from './messages'
import { answerTo } from './stand-in-server'

const CALLERS: Record<string, string> = {
  '/api/v1/query': 'fetchQuery',
  '/api/v1/search.suggest': 'fetchSuggest',
}
const PAGE_SIZE = 4
const SHORTEST_SUGGESTED = 2

const tell = (message: Told) => postMessage(message)
let requests = 0

/** What the library finds in this worker in place of the network. The page keeps its own. */
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(String(input))
  const body: unknown = JSON.parse(String(init?.body))
  const answer = answerTo(pathname, Object(body))
  const status = answer === undefined ? 404 : 200
  tell({ kind: 'request', request: seen(pathname, init ?? {}, body, status) })
  return Response.json(answer ?? {}, { status })
}

function seen(path: string, init: RequestInit, body: unknown, status: number): SeenRequest {
  const headers = [...new Headers(init.headers)].map(([name, value]) => `${name}: ${value}`)
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

setGlobalConfig({ app: 'training', backendUrl: 'https://search.acme.example' })

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  try {
    const [suggestions, result] = await Promise.all([suggestionsFor(data.text), fetchQuery(queryOf(data))])
    tell({ kind: 'found', number: data.number, found: foundIn(data.text, result, suggestions) })
  } catch {
    tell({ kind: 'failed' })
  }
})

function queryOf({ text, filters, page }: Asked): Query {
  const chosen = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => ({ field, operator: 'in' as const, values: [...values] }))
  return {
    name: 'training',
    text,
    page,
    pageSize: PAGE_SIZE,
    ...(chosen.length > 0 ? { filters: { operator: 'and' as const, filters: chosen } } : {}),
  }
}

async function suggestionsFor(text: string): Promise<string[]> {
  if (text.trim().length < SHORTEST_SUGGESTED) return []
  const suggestions = await fetchSuggest('titles', text)
  return suggestions.map(({ display }) => display)
}

function foundIn(text: string, result: Result, suggestions: string[]): Found {
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
  const { id, title, displayTitle = title, relevantExtracts = '', modified } = record
  const details = ['source', 'docformat', 'authors'].flatMap((column) => getMetadata(record, column))
  return { id, title: displayTitle, extract: relevantExtracts, details: [...details, modified.slice(0, 4)] }
}

function facetOf({ name, column, items }: Pick<Aggregation, 'name' | 'column' | 'items'>): Facet {
  return { name, column, items: items.map(({ value, count }) => ({ value: String(value), count })) }
}
