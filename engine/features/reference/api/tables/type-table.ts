import type { HastNode } from 'satteri'
import type { Owned } from '../model/lookup'
import {
  type ApiExport,
  type ApiMember,
  type Code,
  joinTexts,
  plainCode,
  withoutBodies,
} from '../model/types'
import { itemWithoutName } from '../problems'
import { plainName } from '../reference'
import { findExport, type Show, type Use } from './component'
import { docCell, partCells, sentenceCell } from './described'
import { h } from './hast'
import { type Item, uniqueItemsOf } from './items'
import { inlineCode } from './linked-text'
import { partOf } from './parts'
import { statusBadges, statusText } from './status'
import { definitionsNode, EMPTY_CELL, nameCell, type Table } from './table'

/** Shows a row for each export: its kind, name and meaning, with its declaration in a fold. */
export const showTypeTable: Show = (use) => {
  const items = uniqueItemsOf(use)
  const found = items.flatMap((item) => {
    const owned = findExport(item.name, use, item.line)
    return owned ? [{ item, owned }] : []
  })
  if (items.length === 0) use.report(itemWithoutName(use.component, 'no list'))
  const rows = found.map(({ item, owned }) => rowOf(item, owned, use))
  const twin = found.map(({ item, owned }) => twinOf(item, owned.export, use)).join('\n')
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

/** Shows the members with their types and meanings, or the declaration if no member has a meaning. */
function fold(own: ApiExport, use: Use): HastNode {
  const content = hasMeanings(own)
    ? memberLists(own, use)
    : [declaration(own.code, use), ...listInherited(own, use)]
  return h('details', {}, h('summary', {}, ...summaryOf(own, use)), ...content)
}

function hasMeanings({ members, inherited }: ApiExport): boolean {
  return [...members, ...inherited].some(({ doc }) => doc.description !== '')
}

function memberLists(own: ApiExport, use: Use): HastNode[] {
  const { name, members, inherited } = own
  const heads = own.code.map(withoutBodies)
  const list = (label: string, all: readonly ApiMember[], more: Partial<Table> = {}) => {
    const rows = all.map((member) => ({ cells: partCells(partOf(member, use), use) }))
    return all.length === 0 ? [] : [definitionsNode({ label, heads: [], rows, ...more })]
  }
  const caption = use.words.inherited
  return [
    ...(saysMore(heads) ? [declaration(heads, use)] : []),
    ...list(`Members of ${name}`, members),
    ...list(caption, inherited, { caption }),
  ]
}

/** Whether a declaration says more than kind, name and members: what a type extends, or is composed of. */
function saysMore(heads: readonly Code[]): boolean {
  return !heads.every((head) => /^[a-z ]+ [\w$]+(?: =)? \{ … \};?$/.test(plainCode(head)))
}

function listInherited({ inherited }: ApiExport, use: Use): HastNode[] {
  if (inherited.length === 0) return []
  const items = inherited.map((member) => h('li', {}, inlineCode(memberCode(member), use)))
  return [h('p', {}, use.words.inherited), h('ul', {}, ...items)]
}

function memberCode({ name, optional, type }: ApiMember): Code {
  return joinTexts([`${name}${optional ? '?' : ''}: `, ...type])
}

function declaration(code: readonly Code[], use: Use): HastNode {
  return h('pre', {}, ...code.map((part) => inlineCode(part, use)))
}

/** The number of members, which only screen readers are told in words. */
function summaryOf({ members, inherited }: ApiExport, { words }: Use): (HastNode | string)[] {
  const count = members.length + inherited.length
  const spoken = (text: string) => h('span', { className: ['sr-only'] }, text)
  if (count === 0) return [spoken(words.definition)]
  return [`${count}`, spoken(` ${count === 1 ? words.member : words.members}`)]
}

/** Markdown has no folds, so the members go into the line itself, or below it if they have meanings. */
function twinOf({ text }: Item, own: ApiExport, use: Use): string {
  const { name, kind, doc, code } = own
  const members = [...own.members, ...own.inherited]
  const line = `- \`${name}\` (${kind})${statusText(doc)}: ${text}`
  if (hasMeanings(own)) return [line, ...members.map((member) => memberTwin(member, use))].join('\n  - ')
  const facts =
    members.length > 0
      ? `Members: ${members.map((member) => lineOfCode(memberCode(member))).join(', ')}.`
      : code.map(lineOfCode).join(', ')
  return `${line} ${facts}`
}

function memberTwin(member: ApiMember, use: Use): string {
  const { text } = docCell(member.doc.description, use)
  return lineOfCode(memberCode(member)) + statusText(member.doc) + (text === '' ? '' : `: ${text}`)
}

function lineOfCode(code: Code): string {
  return `\`${plainCode(code).replace(/\s+/g, ' ')}\``
}
