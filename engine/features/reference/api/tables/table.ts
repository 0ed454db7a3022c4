import type { HastNode } from 'satteri'
import { nameWords } from '../../../../page/name-words'
import { type Code, plainCode } from '../model/types'
import type { Use } from './component'
import { h } from './hast'
import { inlineCode } from './linked-text'

/** The content of a cell, in the page and in its twin. */
export interface Cell {
  nodes: (HastNode | string)[]
  /** Markdown on one line. */
  text: string
  /** What it is, for style sheets. */
  className?: string
}

export interface Row {
  id?: string | undefined
  cells: Cell[]
}

export interface Table {
  /** Accessible name, for readers who cannot see the context. */
  label: string
  /** Shown above the table if several share a heading. */
  caption?: string
  id?: string | undefined
  /** What all rows are, such as `inputs`, for style sheets. */
  kind?: string
  heads: string[]
  rows: Row[]
}

/** Returns a table that scrolls on its own, like those of Markdown. */
export function tableNode({ label, caption, id, heads, rows }: Table): HastNode {
  const head = h('tr', {}, ...heads.map((text) => h('th', {}, text)))
  const body = rows.map((row) => h('tr', idOf(row), ...row.cells.map(({ nodes }) => h('td', {}, ...nodes))))
  return h(
    'div',
    { className: ['table-scroll'], ...idOf({ id }), role: 'group', ariaLabel: label, tabIndex: 0 },
    h(
      'table',
      {},
      caption === undefined ? undefined : h('caption', {}, caption),
      h('thead', {}, head),
      h('tbody', {}, ...body),
    ),
  )
}

/**
 * Returns the rows as definitions: all cells but the last on one line, and the last below them as text. Narrow screens
 * have room for that, and a long type takes none from the text.
 */
export function definitionsNode({ label, caption, id, kind, rows }: Table): HastNode {
  const list = rows.map((row) => {
    const terms = row.cells.slice(0, -1).map(({ nodes, className }) => termOf(nodes, className))
    const text = row.cells.at(-1)?.nodes ?? []
    return h('div', idOf(row), h('dt', {}, ...terms), text.length === 0 ? undefined : h('dd', {}, ...text))
  })
  return h(
    'div',
    {
      className: ['defs', ...(kind === undefined ? [] : [`defs-${kind}`])],
      ...idOf({ id }),
      role: 'group',
      ariaLabel: label,
    },
    caption === undefined ? undefined : h('p', { className: ['defs-label'] }, caption),
    h('dl', {}, ...list),
  )
}

function termOf(nodes: Cell['nodes'], className: string | undefined): HastNode | undefined {
  if (nodes.length === 0) return undefined
  return h('span', className === undefined ? {} : { className: [className] }, ...nodes)
}

function idOf({ id }: { id?: string | undefined }): { id?: string } {
  return id === undefined ? {} : { id }
}

export function tableTwin({ caption, heads, rows }: Table): string {
  const lines = [
    heads,
    heads.map(() => '---'),
    ...rows.map(({ cells }) => cells.map(({ text }) => escapeCell(text))),
  ]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return caption === undefined ? table : `**${caption}**\n\n${table}`
}

/** A bar would end the cell, even in code, and a line break the row. */
function escapeCell(text: string): string {
  return text.replace(/\\?\|/g, '\\|').replace(/\s*\n\s*/g, ' ')
}

/** Drops columns that are empty in every row, except the first. */
export function withoutEmptyColumns(table: Table): Table {
  const isFilled = (_: unknown, index: number) =>
    index === 0 || table.rows.some(({ cells }) => cells[index]?.text !== '')
  const rows = table.rows.map((row) => ({ ...row, cells: row.cells.filter(isFilled) }))
  return { ...table, heads: table.heads.filter(isFilled), rows }
}

export const EMPTY_CELL: Cell = { nodes: [], text: '' }

/** Returns a cell with a name that links to its own row. */
export function nameCell(name: string, id: string | undefined, { nodes, text }: Cell): Cell {
  const code = h('code', {}, ...breakable(name))
  return {
    nodes: [id === undefined ? code : h('a', { href: `#${id}` }, code), ...nodes],
    text: `\`${name}\`${text}`,
  }
}

/** Maximum length, in characters, of a name that fits any column. */
const SHORT_NAME = 16

/** Lets a long name break before each of its words, since columns are narrow. */
export function breakable(name: string): (HastNode | string)[] {
  return nameWords(name, SHORT_NAME).flatMap((word, at) => (at === 0 ? [word] : [h('wbr', {}), word]))
}

export function codeCell(code: Code, use: Use): Cell {
  const text = plainCode(code)
  return text === '' ? EMPTY_CELL : { nodes: [inlineCode(code, use)], text: `\`${text}\`` }
}

export function valueCell(value: string | undefined): Cell {
  return value === undefined ? EMPTY_CELL : { nodes: [h('code', {}, value)], text: `\`${value}\`` }
}

/** Returns the anchor of a row; undefined if the page already has it. */
export function rowId(of: string, name: string, { ids }: Use): string | undefined {
  const id = `${of}-${name}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_$]+/gu, '-')
    .replace(/^-|-$/g, '')
  if (ids.has(id)) return undefined
  ids.add(id)
  return id
}
