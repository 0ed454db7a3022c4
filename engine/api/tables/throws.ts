import type { Code } from '../model/types'
import { codeCell } from './cells'
import type { Show, Use } from './component'
import { sentenceCell } from './described'
import { docNodes, docText } from './doc-text'
import { itemsOf } from './items'
import { exportsOf } from './named'
import { type Cell, type Row, tableNode, tableTwin } from './table'

/** A table of what functions throw, and when. */
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

/** An error of a documented package is linked; one of the platform is not known here. */
function errorCode(name: string, { reference, ask }: Use): Code {
  ask(name)
  const found = reference.find(name)
  return found.kind === 'found' ? [[name, found.export.id]] : [name]
}
