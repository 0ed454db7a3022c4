import type { HastNode } from 'satteri'
import type { ApiExport } from '../model/types'
import { ALL_EXPORTS } from '../reference'
import { firstSentence } from './api-head'
import type { Show, Use } from './component'
import { docCell } from './described'
import { h } from './hast'
import { hrefOf } from './linked-text'
import { breakable } from './table'

/** A documented export, and the page or row that documents it. */
interface Listed {
  own: ApiExport
  owner: string
  href: string
}

/**
 * Shows a row for each documented export of all packages, by name: its kind, the link to its documentation, its meaning
 * and its package.
 */
export const showExportList: Show = (use) => {
  use.ask(ALL_EXPORTS)
  const listed = listedExports(use)
  const attributes = { className: ['type-table', 'export-list'], role: 'group', ariaLabel: use.words.types }
  const twin = listed.map((each) => twinOf(each, use)).join('\n')
  return { nodes: [h('div', attributes, ...listed.map((each) => rowOf(each, use)))], twin }
}

function listedExports(use: Use): Listed[] {
  const all = use.reference.packages.flatMap(({ name: owner, exports }) =>
    exports.flatMap((own) => {
      const href = hrefOf(own.id, use)
      return href === undefined ? [] : [{ own, owner, href }]
    }),
  )
  return all.sort(
    (a, b) => a.own.name.localeCompare(b.own.name, 'en') || a.owner.localeCompare(b.owner, 'en'),
  )
}

function rowOf({ own, owner, href }: Listed, use: Use): HastNode {
  const { kind, name } = own
  return h(
    'div',
    { className: ['type-row'], dataKind: kind, dataPackage: owner },
    h('span', { className: ['kind-mark', `kind-${kind}`] }),
    h(
      'div',
      { className: ['type-name'] },
      h('a', { href }, h('code', {}, ...breakable(name))),
      h('span', { className: ['sr-only'] }, ` ${kind}`),
    ),
    h('div', { className: ['type-meaning'] }, ...meaningOf(own, use).nodes),
    h('span', { className: ['type-package'] }, owner),
  )
}

/** The first sentence says what an export is. */
function meaningOf({ doc }: ApiExport, use: Use) {
  return docCell(firstSentence(doc.description), use)
}

function twinOf({ own, owner, href }: Listed, use: Use): string {
  const { text } = meaningOf(own, use)
  return `- [\`${own.name}\`](${href}) (${own.kind}, ${owner})${text === '' ? '' : `: ${text}`}`
}
