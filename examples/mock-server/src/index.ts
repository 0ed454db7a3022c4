import { CORPUS_FACETS, createCorpus } from './corpus/create-corpus'
import { ROUTES } from './routes'
import { createServer, type MockServer, type ServerOptions } from './server'
import type { SearchIndex } from './types'

export { createCorpus } from './corpus/create-corpus'
export type { MockServer } from './server'
export type { Switches, User } from './state'
export type { Facet, MockDocument } from './types'

export type MockServerOptions = ServerOptions & Partial<SearchIndex>

/** A search server that answers every request of the library, over invented documents or over those it is given. */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const { documents = createCorpus(), facets = CORPUS_FACETS, ...rest } = options
  return createServer(ROUTES, { documents, facets }, rest)
}
