import type { HastNode } from 'satteri'
import { nearest } from '../../diagnostics/words'
import { type Subject, undescribed, unknownItem } from '../problems'
import type { Use } from './component'
import { h, isElement } from './hast'
import { type Item, uniqueItemsOf } from './items'
import { docNodes, docText } from './linked-text'
import type { Cell } from './table'

/** The items of a component by the name they begin with. One that names nothing of the subject is reported. */
export function itemsByName(subject: Subject, use: Use): Map<string, Item> {
  const items = uniqueItemsOf(use)
  const { names } = subject
  for (const { name, line } of items)
    if (!names.includes(name)) use.report(unknownItem(subject, name, nearest(name, names)), line)
  return new Map(items.map((item) => [item.name, item]))
}

/** Reports what neither an item nor a doc comment describes, all of it at once. */
export function checkDescribed(names: string[], subject: Subject, use: Use): void {
  if (names.length > 0) use.report(undescribed(subject, names))
}

/** The description of an item, else that of the doc comment: in a table it is a sentence. */
export function descriptionCell(item: Item | undefined, comment: string, use: Use): Cell {
  const cell = item ?? { nodes: docNodes(comment, use), text: docText(comment) }
  return sentenceCell(cell)
}

/** Items go on after a colon, sentences do not. */
export function sentenceCell({ nodes, text }: Cell): Cell {
  const [first, ...more] = nodes
  if (first === undefined) return { nodes, text }
  return { nodes: [capitalized(first), ...more], text: capital(text) }
}

function capitalized(node: HastNode | string): HastNode | string {
  if (typeof node === 'string') return capital(node)
  if (node.type === 'text') return { type: 'text', value: capital(node.value) }
  if (!isElement(node, 'p')) return node
  const [first, ...more] = node.children
  return first?.type === 'text' ? h('p', {}, capital(first.value), ...more) : node
}

/** A name such as `iOS` keeps its letters. */
function capital(text: string): string {
  return /^[a-z]+\b(?![(/]|\.\w)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
