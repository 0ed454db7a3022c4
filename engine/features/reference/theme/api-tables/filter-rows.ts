import { findTypes, type TypeRow } from '../../client/type-search'

/** The result of a query. */
export interface Shown {
  query: string
  count: number
  total: number
  /** Names to offer if nothing was found. */
  near: string[]
}

export const ROW = '.type-row'
/** A member at the start of a line, or after a brace, of a declaration. */
const MEMBER = /(?:^|[{;,|])\s*(?:readonly\s+)?([\w$]+)\??\s*[:(]/gm

/**
 * Shows the rows that a query finds, and the target of the address. While there is a query, hides the sections of the
 * page without such a row, and their links in the table of contents.
 */
export function filterRows(root: ParentNode, query: string, named: Element | null): Shown {
  const rows = [...root.querySelectorAll<HTMLElement>(ROW)]
  const found = findTypes(rows.map(typeRow), query)
  const isFound = new Set(found.rows)
  for (const [index, row] of rows.entries()) {
    row.hidden = !isFound.has(index) && row !== named
    sayMembers(row, found.members.get(index) ?? [])
  }
  for (const table of new Set(rows.map((row) => row.closest('.type-table')))) {
    table?.toggleAttribute('hidden', table.querySelector('.type-row:not([hidden])') === null)
  }
  for (const section of sectionsOf(rows)) {
    const isEmpty = query !== '' && !section.some((part) => part.querySelector(`${ROW}:not([hidden])`))
    for (const part of section) {
      if (part.matches('.type-table, :has(.type-filter)')) continue
      part.toggleAttribute('hidden', isEmpty)
      for (const link of root.querySelectorAll(`:is(.toc, .toc-fold) a[href="#${CSS.escape(part.id)}"]`))
        link.parentElement?.toggleAttribute('hidden', isEmpty)
    }
  }
  return { query, count: rows.filter((row) => !row.hidden).length, total: rows.length, near: found.near }
}

/** Below its meaning, a row names the members by which it was found. */
function sayMembers(row: HTMLElement, members: readonly string[]): void {
  const meaning = row.querySelector<HTMLElement>('.type-meaning')
  if (!meaning) return
  if (members.length > 0) meaning.dataset.found = members.join(', ')
  else delete meaning.dataset.found
}

/** The meaning stands apart from the declaration, which would match every type that mentions another. */
function typeRow(row: HTMLElement): TypeRow {
  const textOf = (part: string) => row.querySelector(part)?.textContent ?? ''
  const code = textOf('pre')
  return {
    name: textOf('.type-name code'),
    text: `${textOf('.type-name')} ${textOf('.type-meaning')}`.toLowerCase(),
    members: [...new Set([...code.matchAll(MEMBER)].map(([, member = '']) => member))],
  }
}

/** Returns the elements around the tables, split before each second-level heading. */
function sectionsOf(rows: readonly HTMLElement[]): Element[][] {
  const text = rows[0]?.closest('.type-table')?.parentElement
  const sections: Element[][] = [[]]
  for (const part of text?.children ?? []) {
    if (part.matches('h2')) sections.push([])
    sections.at(-1)?.push(part)
  }
  return sections
}
