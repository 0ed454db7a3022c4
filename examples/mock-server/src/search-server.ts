import { query } from './handlers/query'
import { suggest } from './handlers/suggest'
import { signedIn } from './route'
import { createServer, type MockServer } from './server'
import type { SearchIndex } from './types'

/** A server that only searches and suggests, for pages that should load no more than that. */
export function createSearchServer(index: SearchIndex): MockServer {
  return createServer({ 'api/v1/query': signedIn(query), 'api/v1/search.suggest': signedIn(suggest) }, index)
}
