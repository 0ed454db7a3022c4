import { query } from './handlers/query'
import { suggest } from './handlers/suggest'
import { signedIn } from './route'
import { createServer, type MockServer } from './server'
import type { SearchIndex } from './types'

/** Returns a server that only searches and suggests, to keep pages that need no more small. */
export function createSearchServer(index: SearchIndex): MockServer {
  return createServer({ 'api/v1/query': signedIn(query), 'api/v1/search.suggest': signedIn(suggest) }, index)
}
