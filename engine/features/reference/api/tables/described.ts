import type { HastNode } from 'satteri'
import { nearest } from '../../../../kit/wording'
import type { ApiParameter } from '../model/types'
import { type Subject, undescribed, unknownItem } from '../problems'
import type { Use } from './component'
import { h, isElement } from './hast'
import { type Item, uniqueItemsOf } from './items'
import { docNodes, docText } from './linked-text'
import { type Cell, codeCell, EMPTY_CELL, nameCell, type Row, rowId, valueCell } from './table'

export type Items = ReadonlyMap<string, Item>

/** Returns a component's items by the names they begin with. Reports names that the subject does not have. */
export function itemsByName(subject: Subject, use: Use): Items {
  const items = uniqueItemsOf(use)
  const { names } = subject
  for (const { name, line } of items)
    if (!names.includes(name)) use.report(unknownItem(subject, name, nearest(name, names)), line)
  return new Map(items.map((item) => [item.name, item]))
}

/** A parameter or a member. */
export interface Part extends ApiParameter {
  /** Badges beside its name. */
  marks?: Cell
}

/** Authors write `parts` for a parameter declared as `...parts`. */
export function itemName({ name }: Part): string {
  return name.replace(/^\.\.\./, '')
}

/** Reports, in one problem, the parts that neither an item nor a doc comment describes. */
export function checkDescribed(parts: Part[], items: Items, subject: Subject, use: Use): void {
  const names = parts.filter((part) => part.description === '' && !items.has(itemName(part))).map(itemName)
  if (names.length > 0) use.report(undescribed(subject, [...new Set(names)]))
}

/** Returns a row that can be linked to. */
export function partRow(part: Part, items: Items, { of }: Subject, use: Use): Row {
  const id = rowId(of, part.name, use)
  return { id, cells: partCells(part, use, { id, item: items.get(itemName(part)) }) }
}

/** The description comes from an item, or else from the doc comment. */
export function partCells(
  { name, type, optional, marks = EMPTY_CELL, description, default: preset }: Part,
  use: Use,
  { id, item }: { id?: string | undefined; item?: Item | undefined } = {},
): Cell[] {
  return [
    { ...nameCell(name + (optional ? '?' : ''), id, marks), className: 'defs-name' },
    { ...codeCell(type, use), className: 'defs-type' },
    defaultCell(item?.default ?? preset),
    item ? sentenceCell(item) : docCell(description, use),
  ]
}

/** Returns the text of a doc comment as a cell. */
export function docCell(text: string, use: Use): Cell {
  return sentenceCell({ nodes: docNodes(text, use), text: docText(text) })
}

/** The twin has a column for defaults, so only the page says that it is one. */
function defaultCell(value: string | undefined): Cell {
  const { nodes, text } = valueCell(value)
  return { nodes: nodes.length === 0 ? [] : ['default ', ...nodes], text, className: 'defs-default' }
}

/** Text after a colon starts in lower case, but a cell starts a sentence. */
export function sentenceCell({ nodes, text }: Cell): Cell {
  const [first, ...more] = nodes
  if (first === undefined) return { nodes, text }
  return { nodes: [capitalize(first), ...more], text: capital(text) }
}

function capitalize(node: HastNode | string): HastNode | string {
  if (typeof node === 'string') return capital(node)
  if (node.type === 'text') return { type: 'text', value: capital(node.value) }
  if (!isElement(node, 'p')) return node
  const [first, ...more] = node.children
  return first?.type === 'text' ? h('p', {}, capital(first.value), ...more) : node
}

/** A name such as `iOS` keeps its case. */
function capital(text: string): string {
  return /^[a-z]+\b(?![(/]|\.\w)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
