/** Chosen values by column. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** What a reader asks for. */
export interface Search {
  text: string
  filters: Filters
  page: number
}

/** From the page to its worker. Of two, the answer to the later one counts. */
export interface Asked extends Search {
  number: number
}

/** A request as the library made it. */
export interface SeenRequest {
  /** One for each request, in their order. */
  id: number
  /** The function of the library that made it. */
  caller: string
  method: string
  path: string
  /** A line for each. */
  headers: string
  body: unknown
  status: number
}

export interface FoundDocument {
  id: string
  /** With `<b>` around what was found. */
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
  /** What was searched. */
  text: string
  count: number
  page: number
  pages: number
  documents: FoundDocument[]
  facets: Facet[]
  suggestions: string[]
}

/** From the worker to its page. */
export type Told =
  | { kind: 'request'; request: SeenRequest }
  | { kind: 'found'; number: number; found: Found }
  | { kind: 'failed' }
