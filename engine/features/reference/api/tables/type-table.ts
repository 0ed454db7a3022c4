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
import { statusBadges, statusText } from './status'
import { EMPTY_CELL, nameCell } from './table'

/** Shows a row for each export: its kind, name and meaning, with its declaration in a fold. */
export const showTypeTable: Show = (use) => {
  const items = uniqueItemsOf(use)
  const found = items.flatMap((item) => {
    const owned = findExport(item.name, use, item.line)
    return owned ? [{ item, owned }] : []
  })
  if (items.length === 0) use.report(itemWithoutName(use.component, 'no list'))
  const rows = found.map(({ item, owned }) => rowOf(item, owned, use))
  const twin = found.map(({ item, owned }) => twinOf(item, owned.export)).join('\n')
  const attributes = { className: ['type-table'], role: 'group', ariaLabel: use.words.types }
  return { nodes: [h('div', attributes, ...rows)], twin }
}

function rowOf({ name, nodes, text }: Item, { export: own }: Owned, use: Use): HastNode {
  const id = use.ids.has(plainName(name)) ? undefined : plainName(name)
  use.ids.add(plainName(name))
  use.types.add(plainName(name))
  const kind = h('span', { className: ['sr-only'] }, ` ${own.kind}`)
  const meaning = [...sentenceCell({ nodes, text }).nodes, ...statusBadges(own.doc, use)]
  return h(
    'div',
    { className: ['type-row'], ...(id === undefined ? {} : { id }) },
    h('span', { className: ['kind-mark', `kind-${own.kind}`] }),
    h('div', { className: ['type-name'] }, ...nameCell(own.name, id, EMPTY_CELL).nodes, kind),
    h('div', { className: ['type-meaning'] }, ...meaning),
    fold(own, use),
  )
}

/** Shows the declaration, which lists the members with their types, and the members from other types. */
function fold(own: ApiExport, use: Use): HastNode {
  return h(
    'details',
    {},
    h('summary', {}, ...summaryOf(own, use)),
    declaration(own, use),
    ...inheritedList(own, use),
  )
}

function inheritedList({ inherited }: ApiExport, use: Use): HastNode[] {
  if (inherited.length === 0) return []
  const items = inherited.map((member) => h('li', {}, inlineCode(memberCode(member), use)))
  return [h('p', {}, use.words.inherited), h('ul', {}, ...items)]
}

function memberCode({ name, optional, type }: ApiMember): Code {
  return joined([`${name}${optional ? '?' : ''}: `, ...type])
}

function declaration({ code }: ApiExport, use: Use): HastNode {
  return h('pre', { tabIndex: 0 }, ...code.map((part) => inlineCode(part, use)))
}

/** The number of members, which only screen readers are told in words. */
function summaryOf({ members, inherited }: ApiExport, { words }: Use): (HastNode | string)[] {
  const count = members.length + inherited.length
  const spoken = (text: string) => h('span', { className: ['sr-only'] }, text)
  if (count === 0) return [spoken(words.definition)]
  return [`${count}`, spoken(` ${count === 1 ? words.member : words.members}`)]
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
