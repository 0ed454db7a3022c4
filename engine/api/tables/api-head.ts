import type { HastNode } from 'satteri'
import type { Owned } from '../model/lookup'
import { type ApiExport, STATUSES } from '../model/types'
import { exportsOf, type Show, type Shown, type Use } from './component'
import { h, raw } from './hast'
import { docNodes, docText } from './linked-text'
import { badge, statusBadge, statusName } from './status'

/** In characters. */
const MAX_WIDTH = 72

/** Shows what a page documents: kinds, statuses, selectors, and how to import it. */
export const showApiHead: Show = (use) => {
  const owned = exportsOf(use)
  if (!owned) return undefined
  const parts = [
    badges(owned, use),
    ...selectors(owned),
    ...deprecations(owned, use),
    importBlock(owned, use),
  ]
  return { nodes: parts.flatMap(({ nodes }) => nodes), twin: parts.map(({ twin }) => twin).join('\n\n') }
}

function badges(owned: Owned[], use: Use): Shown {
  const kinds = [...new Set(owned.map((own) => own.export.kind))]
  const present = new Set(owned.flatMap((own) => own.export.doc.statuses))
  const ordered = [...STATUSES.filter((status) => present.has(status)), ...present]
  const statuses = [...new Set(ordered)].map((status) => ({ status, text: statusOf(status, owned) }))
  const nodes = [
    ...kinds.map((kind) => badge(kind, 'tip')),
    ...statuses.map(({ text, status }) => statusBadge(status, use, text)),
  ]
  const texts = [...kinds, ...statuses.map(({ text }) => text)]
  return { nodes: [h('p', { className: ['badges'] }, ...spaced(nodes))], twin: `*${texts.join(' · ')}*` }
}

/** Returns the text of a status. It names the exports that have the status, unless all do. */
function statusOf(status: string, owned: Owned[]): string {
  const having = owned.filter((own) => own.export.doc.statuses.includes(status))
  const names = having.length < owned.length ? `: ${having.map((own) => own.export.name).join(', ')}` : ''
  return statusName(status) + names
}

function spaced(nodes: HastNode[]): (HastNode | string)[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [' ', node]))
}

function selectors(owned: Owned[]): Shown[] {
  const used = owned.flatMap(({ export: { kind, selector, exportAs } }) => [
    { label: kind === 'pipe' ? 'Pipe name' : 'Selector', value: selector },
    { label: 'Exported as', value: exportAs },
  ])
  return used.flatMap(({ label, value }) => {
    if (value === undefined) return []
    return [{ nodes: [h('p', {}, `${label} `, h('code', {}, value))], twin: `*${label} \`${value}\`*` }]
  })
}

function deprecations(owned: Owned[], use: Use): Shown[] {
  return owned.flatMap(({ export: { name, doc } }) => {
    if (!doc.deprecated) return []
    const nodes = [h('p', {}, h('code', {}, name), ' is deprecated. ', ...docNodes(doc.deprecated, use))]
    return [{ nodes, twin: `\`${name}\` is deprecated. ${docText(doc.deprecated)}` }]
  })
}

/** Shows the import statements for the exports, one for each module. */
function importBlock(owned: Owned[], use: Use): Shown {
  const modules = new Map<string, ApiExport[]>()
  for (const { export: own, package: owner } of owned) {
    const from = own.from ?? owner.name
    modules.set(from, [...(modules.get(from) ?? []), own])
  }
  const code = [...modules].map(([from, exports]) => importOf(exports, from)).join('\n')
  return { nodes: [raw(use.highlight(code, use.line))], twin: `\`\`\`ts\n${code}\n\`\`\`` }
}

/** Returns the statement that imports the exports, broken into several lines if it is wider than a code block. */
function importOf(exports: ApiExport[], from: string): string {
  const areTypes = exports.every(({ isType }) => isType)
  const keyword = areTypes ? 'import type' : 'import'
  const names = exports.map(({ name, isType }) => (isType && !areTypes ? `type ${name}` : name))
  const line = `${keyword} { ${names.join(', ')} } from '${from}'`
  if (line.length <= MAX_WIDTH) return line
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}'`
}
