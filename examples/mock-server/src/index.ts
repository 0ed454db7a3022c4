import { CORPUS_FACETS, createCorpus } from './corpus/create-corpus'
import { ROUTES } from './routes'
import { createServer, type MockServer, type ServerOptions } from './server'
import type { SearchIndex } from './types'

export { createCorpus } from './corpus/create-corpus'
export type { MockServer } from './server'
export type { Switches, User } from './state'
export type { Facet, MockDocument } from './types'

export type MockServerOptions = ServerOptions & Partial<SearchIndex>

/** Returns a server that handles every request of the library, over fictional documents by default. */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const { documents = createCorpus(), facets = CORPUS_FACETS, tabColumn, ...rest } = options
  return createServer(ROUTES, { documents, facets, ...(tabColumn !== undefined && { tabColumn }) }, rest)
}
