export type QueryKind = 'identifier' | 'part' | 'typo' | 'words' | 'question'

/** What somebody types, and where it should lead. */
export interface JudgedQuery {
  kind: QueryKind
  text: string
  /** Route of the right page; several where each of them answers. */
  pages: readonly string[]
  /** Id of the right section, where one is meant. */
  section?: string
}

export type JudgedRow = [text: string, pages: string | readonly string[], section?: string]

/** Rows of a table as queries of one kind. */
export function judged(kind: QueryKind, rows: readonly JudgedRow[]): JudgedQuery[] {
  return rows.map(([text, pages, section]) => ({
    kind,
    text,
    pages: typeof pages === 'string' ? [pages] : pages,
    ...(section ? { section } : {}),
  }))
}
