import type { AuditRecord, Open, Query, TextLocation, UserSettings } from '@sinequa/atomic'

export type ColumnValue = string | number | readonly string[]

/** An indexed document. Every other property is a column for filters, facets and sorting. */
export interface MockDocument {
  id: string
  title: string
  text: string
  /** ISO 8601. */
  modified: string
  [column: string]: ColumnValue
}

export interface Facet {
  name: string
  column: string
  /** `tree` for paths such as `/Sites/Cape Arden/`, `years` for the years of a date; by default, a list of values. */
  kind?: 'list' | 'tree' | 'years'
  /** By default, values with the most documents come first. */
  order?: 'count' | 'value desc'
}

export interface SearchIndex {
  documents: readonly MockDocument[]
  facets: readonly Facet[]
  /**
   * A column with one value for each document. Each value is a tab, and `totalRowCount` is the sum over all tabs, as with
   * `totalIsSumOfTabTotals`. Without it there are no tabs.
   */
  tabColumn?: string
}

/** Everything that a request of the library may contain, in its body or URL. */
export interface RequestFields {
  $auditRecord?: AuditRecord
  action?: string
  datasets?: string[]
  exportedColumns?: string[]
  fields?: string[]
  format?: string
  id?: string
  ids?: string[]
  kinds?: string[]
  labels?: string[]
  leftSentencesCount?: number
  maxcount?: number
  methods?: { method: string; query: Query }[]
  newLabel?: string
  open?: Open[]
  originalUrl?: string
  parameters?: Record<string, unknown>
  password?: string
  preLogin?: string
  public?: boolean
  q?: string
  query?: Query
  rightSentencesCount?: number
  sourceDocumentId?: string
  suggestQuery?: string
  text?: string
  textChunks?: TextLocation[]
  user?: string
  userSettings?: UserSettings
}
