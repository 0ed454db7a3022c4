import type { HastNode } from 'satteri'
import { type Code, joinTexts, joinWith, plainCode } from '../model/types'
import { wrongKind } from '../problems'
import { importCode, importNode } from './api-head'
import { exportsOf, findNamed, isBelowHeading, type Show, type Use } from './component'
import { sentenceCell } from './described'
import { h, raw, withoutBlanks } from './hast'
import { itemsOf } from './items'
import { docNodes, docText, inlineCode, linksIn } from './linked-text'
import { RETURNS, withStatuses } from './status'
import { type Cell, codeCell, definitionsNode, type Row, tableNode, tableTwin } from './table'

/** Shows the declarations of exports, highlighted and with linked names. */
export const showSignature: Show = (use) => {
  const owned = exportsOf(use)
  if (!owned) return undefined
  const codes = owned.map((own) => joinWith(own.export.code, '\n'))
  const code = joinTexts(joinWith(codes, '\n\n'))
  const text = plainCode(code)
  // A heading says what the card is, so the card need not.
  const title = isBelowHeading(use) ? {} : { title: 'Signature' }
  const declaration = use.highlight(text, use.line, { links: linksIn(code, use), ...title })
  const foot = importNode(importCode(owned), use)
  const card = h('div', { className: ['api-card'] }, raw(declaration), foot)
  return { nodes: [card], twin: `\`\`\`ts\n${text}\n\`\`\`` }
}

/** Shows the type that a function returns, and its description. */
export const showReturns: Show = (use) => {
  const owned = findNamed(use)
  if (!owned) return undefined
  const { name, kind, signatures, doc } = owned.export
  if (signatures.length === 0) {
    use.report(wrongKind('Returns', name, kind, 'a function'))
    return undefined
  }
  const types = unique(signatures.map(({ returns }) => returns))
  const codes = types.flatMap((type, index) => [...(index === 0 ? [] : [' or ']), inlineCode(type, use)])
  const prose = proseOf(use, owned.package.declared ? doc.returns : undefined)
  const isNamed = isBelowHeading(use)
  const row = {
    cells: [
      {
        nodes: codes,
        text: types.map((type) => `\`${plainCode(type)}\``).join(' or '),
        className: 'defs-type',
      },
      prose,
    ],
  }
  const table = { label: RETURNS, ...(isNamed ? {} : { caption: RETURNS }), heads: [], rows: [row] }
  const twin = `${isNamed ? '' : `${RETURNS} `}${row.cells[0]?.text}`
  return {
    nodes: isNamed ? [h('p', {}, ...codes), ...prose.nodes] : [definitionsNode(table)],
    twin: [twin, prose.text].join('\n\n').trim(),
  }
}

function unique(codes: Code[]): Code[] {
  return [...new Map(codes.map((code) => [plainCode(code), code])).values()]
}

function proseOf(use: Use, comment = ''): { nodes: HastNode[]; text: string } {
  const children = withoutBlanks(use.children)
  if (children.length === 0) {
    return { nodes: comment === '' ? [] : [h('p', {}, ...docNodes(comment, use))], text: docText(comment) }
  }
  const isInline = children.some(({ type }) => type === 'text')
  const nodes = isInline ? [h('p', {}, ...use.children)] : [...use.children]
  return { nodes, text: withStatuses(use.inner.trim()) }
}

/** Shows a table of the errors that functions throw, and when. */
export const showThrows: Show = (use) => {
  const owned = exportsOf(use)
  if (!owned) return undefined
  const items = itemsOf(use)
  const comments = owned.flatMap((own) => (own.package.declared ? own.export.doc.throws : []))
  const others = comments.filter(({ type }) => items.every((item) => item.name !== type))
  const rows = [
    ...items.map(({ name, ...cell }) => rowOf(name, cell, use)),
    ...others.map(({ type, when }) => rowOf(type, { nodes: docNodes(when, use), text: docText(when) }, use)),
  ]
  const names = owned.map((own) => own.export.name).join(', ')
  const table = { label: `Errors of ${names}`, heads: ['Error', 'When'], rows }
  return { nodes: [tableNode(table)], twin: tableTwin(table) }
}

function rowOf(name: string, when: Cell, use: Use): Row {
  return { cells: [codeCell(errorCode(name, use), use), sentenceCell(when)] }
}

/** Links errors of documented packages. Those of the platform are unknown here. */
function errorCode(name: string, { reference, ask }: Use): Code {
  ask(name)
  const found = reference.find(name)
  return found.kind === 'found' ? [[name, found.export.id]] : [name]
}
