const KINDS = ['identifier', 'part', 'typo', 'words', 'question'] as const
export type QueryKind = (typeof KINDS)[number]

/** A query, and where it should lead. */
export interface JudgedQuery {
  kind: QueryKind
  text: string
  /** Route of the right page; several if each of them answers. */
  pages: readonly string[]
  /** Id of the right section, if a certain one is meant. */
  section?: string
}

export type JudgedRow = [text: string, pages: string | readonly string[], section?: string]

/** Returns the queries of tables by kind. */
export function judgedSet(tables: Record<QueryKind, readonly JudgedRow[]>): JudgedQuery[] {
  return KINDS.flatMap((kind) => judgedRows(kind, tables[kind]))
}

export function judgedRows(kind: QueryKind, rows: readonly JudgedRow[]): JudgedQuery[] {
  return rows.map((row) => judged(kind, row))
}

function judged(kind: QueryKind, [text, pages, section]: JudgedRow): JudgedQuery {
  return {
    kind,
    text,
    pages: typeof pages === 'string' ? [pages] : pages,
    ...(section ? { section } : {}),
  }
}
