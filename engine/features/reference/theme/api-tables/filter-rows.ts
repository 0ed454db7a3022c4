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
 * page without such a row, those below them about other types, and their links in the table of contents.
 */
export function filterRows(root: ParentNode, query: string, named: Element | null): Shown {
  const rows = [...root.querySelectorAll<HTMLElement>(ROW)]
  const types = rows.map(typeRow)
  const found = findTypes(types, query)
  const isFound = new Set(found.rows)
  for (const [index, row] of rows.entries()) {
    row.hidden = !isFound.has(index) && row !== named
    sayMembers(row, found.members.get(index) ?? [])
  }
  for (const table of new Set(rows.map((row) => row.closest('.type-table')))) {
    table?.toggleAttribute('hidden', table.querySelector('.type-row:not([hidden])') === null)
  }
  const shown = new Set(types.filter((_, index) => !rows[index]?.hidden).map(({ name }) => name))
  for (const section of split(rows[0]?.closest('.type-table')?.parentElement?.children ?? [], 'h2')) {
    const isEmpty = query !== '' && !isAbout(section, shown)
    for (const part of split(section, 'h3')) {
      const isStray = query !== '' && part[0]?.matches('h3') && !isAbout(part, shown)
      for (const element of part) hide(element, isEmpty || isStray === true, root)
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

/** Whether a section has a row that is shown, or is about one of the types that are. */
function isAbout(section: readonly Element[], shown: ReadonlySet<string>): boolean {
  const hasRow = section.some((part) => part.querySelector(`${ROW}:not([hidden])`))
  return hasRow || shown.has(section[0]?.textContent.trim() ?? '')
}

/** Hides an element of the text, and its links in the table of contents. */
function hide(element: Element, isHidden: boolean, root: ParentNode): void {
  if (element.matches('.type-table, :has(.type-filter)')) return
  element.toggleAttribute('hidden', isHidden)
  for (const link of root.querySelectorAll(`:is(.toc, .toc-fold) a[href="#${CSS.escape(element.id)}"]`))
    link.parentElement?.toggleAttribute('hidden', isHidden)
}

/** Splits elements before each heading of a level. */
function split(elements: Iterable<Element>, heading: 'h2' | 'h3'): Element[][] {
  const sections: Element[][] = [[]]
  for (const element of elements) {
    if (element.matches(heading)) sections.push([])
    sections.at(-1)?.push(element)
  }
  return sections
}
