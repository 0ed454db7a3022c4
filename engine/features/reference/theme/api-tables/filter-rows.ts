import { findTypes, type TypeRow } from '../../client/type-search'

/** What is looked for. Without a kind or a package, those of each count. */
export interface Wanted {
  query: string
  kind?: string
  package?: string
}

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
 * Shows the rows that a query finds, and the target of the address. While there is a query, hides everything else below
 * the field: sections without such a row, those about other types, remarks and examples, and their links in the table of
 * contents.
 */
export function filterRows(root: ParentNode, wanted: Wanted, named: Element | null): Shown {
  const { query } = wanted
  const isWanted = isFilter(wanted)
  const rows = [...root.querySelectorAll<HTMLElement>(ROW)]
  const types = rows.map(typeRow)
  const found = findTypes(types, query)
  const isFound = new Set(found.rows.filter((index) => isOfKind(rows[index], wanted)))
  for (const [index, row] of rows.entries()) {
    row.hidden = !isFound.has(index) && row !== named
    sayMembers(row, found.members.get(index) ?? [])
  }
  for (const table of new Set(rows.map((row) => row.closest('.type-table')))) {
    table?.toggleAttribute('hidden', table.querySelector('.type-row:not([hidden])') === null)
  }
  const shown = new Set(types.filter((_, index) => !rows[index]?.hidden).map(({ name }) => name))
  const list = rows[0]?.closest('.type-table')?.parentElement
  for (const section of split(list?.children ?? [], 'h2')) {
    const isEmpty = !isAbout(section, shown)
    for (const part of split(section, 'h3')) {
      const isStray = part[0]?.matches('h3') ? !isAbout(part, shown) : undefined
      for (const element of part)
        hide(element, isWanted && (isEmpty || (isStray ?? !element.matches('h2'))), root)
    }
  }
  hideAround(list, isWanted, root)
  return { query, count: rows.filter((row) => !row.hidden).length, total: rows.length, near: found.near }
}

export function isFilter({ query, kind = '', package: owner = '' }: Wanted): boolean {
  return query !== '' || kind !== '' || owner !== ''
}

function isOfKind(row: HTMLElement | undefined, { kind = '', package: owner = '' }: Wanted): boolean {
  const { kind: own, package: ownPackage } = row?.dataset ?? {}
  return (kind === '' || own === kind) && (owner === '' || ownPackage === owner)
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
  const listed = [...row.querySelectorAll('.defs-name code')].map((name) => name.textContent.replace('?', ''))
  return {
    name: textOf('.type-name code'),
    text: `${textOf('.type-name')} ${textOf('.type-meaning')}`.toLowerCase(),
    members: [...new Set([...listed, ...[...code.matchAll(MEMBER)].map(([, member = '']) => member)])],
  }
}

/** Whether a section has a row that is shown, or is about one of the types that are. */
function isAbout(section: readonly Element[], shown: ReadonlySet<string>): boolean {
  const hasRow = section.some((part) => part.querySelector(`${ROW}:not([hidden])`))
  return hasRow || shown.has(section[0]?.textContent.trim() ?? '')
}

/** Hides what is beside the list and the elements around it. */
function hideAround(list: Element | null | undefined, isHidden: boolean, root: ParentNode): void {
  for (let part = list; part && !part.matches('article'); part = part.parentElement) {
    for (const other of part.parentElement?.children ?? []) {
      if (other !== part && !other.querySelector(ROW)) hide(other, isHidden, root)
    }
  }
}

/** Hides an element below the field, and the links to its headings in the table of contents. */
function hide(element: Element, isHidden: boolean, root: ParentNode): void {
  const field = root.querySelector('.type-filter')
  const isBelow = field && field.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  if (!isBelow || element.matches('.type-table')) return
  element.toggleAttribute('hidden', isHidden)
  for (const { id } of [element, ...element.querySelectorAll(':is(h2, h3)[id]')]) {
    for (const link of root.querySelectorAll(`:is(.toc, .toc-fold) a[href="#${CSS.escape(id)}"]`))
      link.parentElement?.toggleAttribute('hidden', isHidden)
  }
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
