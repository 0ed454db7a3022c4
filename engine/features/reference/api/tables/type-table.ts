import type { HastNode } from 'satteri'
import type { Owned } from '../model/lookup'
import { type ApiExport, type ApiMember, type Code, joined, plainCode } from '../model/types'
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
      nameCell(own.name, id, {
        nodes: [h('br', {}), badge(own.kind), ...statusBadges(own.doc, use)],
        text: '',
      }),
      { nodes: [h('div', {}, ...meaning.nodes), fold(own, use)], text },
    ],
  }
}

/** Shows the declaration, which lists the members with their types, and the members from other types. */
function fold(own: ApiExport, use: Use): HastNode {
  return h('details', {}, h('summary', {}, summaryOf(own)), declaration(own, use), ...inheritedList(own, use))
}

function inheritedList({ inherited }: ApiExport, use: Use): HastNode[] {
  if (inherited.length === 0) return []
  const items = inherited.map((member) => h('li', {}, inlineCode(memberCode(member), use)))
  return [h('p', {}, 'From other types:'), h('ul', {}, ...items)]
}

function memberCode({ name, optional, type }: ApiMember): Code {
  return joined([`${name}${optional ? '?' : ''}: `, ...type])
}

function declaration({ code }: ApiExport, use: Use): HastNode {
  return h('pre', { tabIndex: 0 }, ...code.map((part) => inlineCode(part, use)))
}

function summaryOf({ members, inherited }: ApiExport): string {
  const count = members.length + inherited.length
  if (count === 0) return 'Definition'
  return count === 1 ? '1 member' : `${count} members`
}

/** Markdown has no folds, so the members go into the line itself. */
function twinOf({ text }: Item, { name, kind, doc, code, members, inherited }: ApiExport): string {
  const all = [...members, ...inherited]
  const facts =
    all.length > 0
      ? `Members: ${all.map((member) => `\`${plainCode(memberCode(member))}\``).join(', ')}.`
      : code.map((part) => `\`${plainCode(part).replace(/\s+/g, ' ')}\``).join(', ')
  return `- \`${name}\` (${kind})${statusText(doc)}: ${text} ${facts}`
}
