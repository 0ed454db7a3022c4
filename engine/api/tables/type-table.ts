import type { HastNode } from 'satteri'
import type { Owned } from '../model/lookup'
import { type ApiExport, plainCode } from '../model/types'
import { itemWithoutName } from '../problems'
import { plainName } from '../reference'
import { findExport, type Show, type Use } from './component'
import { sentenceCell } from './described'
import { h } from './hast'
import { type Item, uniqueItemsOf } from './items'
import { inlineCode } from './linked-text'
import { badge, statusBadges, statusText } from './status'
import { nameCell, type Row, tableNode } from './table'

/** Shows a row for each export, with its declaration in a fold. */
export const showTypeTable: Show = (use) => {
  const items = uniqueItemsOf(use)
  const found = items.flatMap((item) => {
    const owned = findExport(item.name, use, item.line)
    return owned ? [{ item, owned }] : []
  })
  if (items.length === 0) use.report(itemWithoutName(use.component, 'no list'))
  const rows = found.map(({ item, owned }) => rowOf(item, owned, use))
  const twin = found.map(({ item, owned }) => twinOf(item, owned.export)).join('\n')
  const table = tableNode({ label: 'Types', heads: ['Name', 'Meaning'], rows })
  return { nodes: [h('div', { className: ['type-table'] }, table)], twin }
}

function rowOf({ name, nodes, text }: Item, { export: own }: Owned, use: Use): Row {
  const id = use.ids.has(plainName(name)) ? undefined : plainName(name)
  use.ids.add(plainName(name))
  const meaning = sentenceCell({ nodes, text })
  return {
    id,
    cells: [
      nameCell(own.name, id, { nodes: [h('br', {}), badge(own.kind), ...statusBadges(own.doc)], text: '' }),
      { nodes: [h('div', {}, ...meaning.nodes), fold(own, use)], text },
    ],
  }
}

/** Shows the declaration, which lists the members with their types. */
function fold(own: ApiExport, use: Use): HastNode {
  return h('details', {}, h('summary', {}, summaryOf(own)), declaration(own, use))
}

function declaration({ code }: ApiExport, use: Use): HastNode {
  return h('pre', { tabIndex: 0 }, ...code.map((part) => inlineCode(part, use)))
}

function summaryOf({ members }: ApiExport): string {
  if (members.length === 0) return 'Definition'
  return members.length === 1 ? '1 member' : `${members.length} members`
}

/** Markdown has no folds, so the members go into the line itself. */
function twinOf({ text }: Item, { name, kind, doc, code, members }: ApiExport): string {
  const facts =
    members.length > 0
      ? `Members: ${members.map((member) => `\`${member.name}${member.optional ? '?' : ''}: ${plainCode(member.type)}\``).join(', ')}.`
      : code.map((part) => `\`${plainCode(part).replace(/\s+/g, ' ')}\``).join(', ')
  return `- \`${name}\` (${kind})${statusText(doc)}: ${text} ${facts}`
}
