import type { Element } from 'hast'
import { defineHastPlugin } from 'satteri'
import { nodesText } from './text'

/** Guessed sizes in px: of a letter, of the padding of a cell, and of the last of several columns. */
const LETTER = 7.5
const PADDING = 24
const LAST_COLUMN = 168

/** The width in px that a narrow phone leaves for a table. */
const PHONE_WIDTH = 318

/** A table whose rows are shown one below the other on a phone. */
const AS_ROWS = 'table-rows'

/** What parts of a table are, also where a style sheet does not lay them out as a table. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

type Part = Readonly<Element>

type SetProperty = (part: Part, name: string, value: string) => void

/**
 * Makes wide tables scroll on their own, with keyboard focus. On phones, those that do not fit become rows, in which each
 * cell needs the name of its column. A head without text is no head of anything.
 */
export function finishTables(name: string) {
  return defineHastPlugin({
    name: 'tables',
    element: [
      {
        filter: ['table'],
        visit(node, context) {
          const rows = partsOf(node).filter(({ tagName }) => tagName === 'tr')
          const isWide = narrowestWidth(rows) > PHONE_WIDTH
          if (isWide) prepareRows(node, rows, context.setProperty.bind(context))
          context.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: {
              className: ['table-scroll', ...(isWide ? [AS_ROWS] : [])],
              role: 'group',
              ariaLabel: name,
              tabIndex: 0,
            },
            children: [],
          })
        },
      },
      {
        filter: ['th'],
        visit(node, context) {
          if (node.children.length === 0) context.replaceNode(node, { ...node, tagName: 'td' })
        },
      },
    ],
  })
}

/** Rows of two columns need no names: the first cell is a title, and the heads stay above. */
function prepareRows(table: Part, rows: Part[], set: SetProperty): void {
  for (const part of [table, ...partsOf(table)]) set(part, 'role', ROLES[part.tagName] ?? 'cell')
  const [head, ...body] = rows.map(elementsOf)
  if (head === undefined || head.length < 3) return
  const names = head.map(({ children }) => nodesText(children))
  for (const cells of body) {
    cells.forEach((cell, column) => {
      set(cell, 'dataLabel', names[column] ?? '')
    })
  }
}

/** Returns a guess of the width in px below which words of a table do not fit into their columns. */
function narrowestWidth(rows: Part[]): number {
  const cells = rows.map(elementsOf)
  const widths = (cells[0] ?? []).map((_, column) => {
    const lengths = cells.map((row) => longestPart(row[column], column))
    return Math.max(...lengths) * LETTER + PADDING
  })
  const last = widths.length > 2 ? Math.max(0, LAST_COLUMN - (widths.at(-1) ?? 0)) : 0
  return widths.reduce((sum, width) => sum + width, last)
}

/** Returns the length of the longest part of a cell that is not broken: a word, a head, or a name in a first cell. */
function longestPart(cell: Part | undefined, column: number): number {
  if (cell === undefined) return 0
  const text = nodesText(cell.children)
  if (cell.tagName === 'th') return text.length
  const [only, ...others] = elementsOf(cell)
  const isName = column === 0 && only?.tagName === 'code' && others.length === 0
  const words = [...text.split(/[\s-]+/), isName ? nodesText([only]) : '']
  return Math.max(...words.map(({ length }) => length))
}

/** Returns the elements inside an element, at any depth down to the cells. */
function partsOf(element: Part): Part[] {
  return elementsOf(element).flatMap((part) =>
    part.tagName === 'td' || part.tagName === 'th' ? [part] : [part, ...partsOf(part)],
  )
}

function elementsOf({ children }: Part): Part[] {
  return children.filter((child): child is Element => child.type === 'element')
}
