/** Selected values by column. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** A reader's search. */
export interface Search {
  text: string
  filters: Filters
  page: number
}

/** From the page to its worker. Only the answer to the latest search counts. */
export interface SearchRequest extends Search {
  number: number
}

/** A request as the library made it. */
export interface SeenRequest {
  /** Unique, in order of the requests. */
  id: number
  /** The library function that made it. */
  caller: string
  method: string
  path: string
  /** One header per line. */
  headers: string
  body: unknown
  status: number
}

export interface FoundDocument {
  id: string
  /** With `<b>` around matches. */
  title: string
  extract: string
  /** Source, format, author and year. */
  details: string[]
}

export interface Facet {
  name: string
  column: string
  items: { value: string; count: number }[]
}

export interface Found {
  /** The text that was searched for. */
  text: string
  count: number
  page: number
  pages: number
  documents: FoundDocument[]
  facets: Facet[]
  suggestions: string[]
}

/** From the worker to its page. */
export type WorkerMessage =
  | { kind: 'request'; request: SeenRequest }
  | { kind: 'found'; number: number; found: Found }
  | { kind: 'failed' }
