const KINDS = ['identifier', 'part', 'typo', 'words', 'question'] as const
export type QueryKind = (typeof KINDS)[number]

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

/** A table of each kind, as queries. */
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
