import type { HastNode } from 'satteri'
import { escapeHtml } from '../../../../page/escape'
import type { Owned } from '../model/lookup'
import { type ApiExport, STATUSES } from '../model/types'
import { exportsOf, type Show, type Shown, type Use } from './component'
import { itemsByName, sentenceCell } from './described'
import { h, raw } from './hast'
import { docNodes, docText, hrefOf } from './linked-text'
import { statusBadge, statusName } from './status'
import { breakable, type Cell } from './table'

/** In characters. */
const MAX_WIDTH = 72

/**
 * Shows what a page documents: kinds, statuses and selectors beside its title, and how to import it: below the lead, in
 * the foot of an index of several exports, or in the foot of the signature of a single one.
 */
export const showApiHead: Show = (use) => {
  const owned = exportsOf(use)
  if (!owned) return undefined
  const beside = [badges(owned, use), ...selectors(owned), ...deprecations(owned, use)]
  const code = importCode(owned)
  const cells = meanings(owned, use)
  const list = [...cells].map(([name, { text }]) => `- \`${name}\`: ${text}`).join('\n')
  const twin = [...beside.map((part) => part.twin), list, `\`\`\`ts\n${code}\n\`\`\``].filter(Boolean)
  return {
    nodes: beside.flatMap(({ nodes }) => nodes),
    belowLead: cardOf(owned, code, cells, use),
    twin: twin.join('\n\n'),
  }
}

type Meanings = ReadonlyMap<string, Cell>

/** Returns what the names of an index mean: an item of the page says so, or else the first sentence of the doc comment. */
function meanings(owned: Owned[], use: Use): Meanings {
  const names = owned.map((own) => own.export.name)
  const items = itemsByName({ component: 'ApiHead', of: 'the page', kind: 'export', names }, use)
  if (owned.length === 1) return new Map()
  const described = owned.flatMap(({ export: { name, doc }, package: { declared } }): [string, Cell][] => {
    const item = items.get(name)
    if (item) return [[name, sentenceCell(item)]]
    const sentence = declared ? firstSentence(doc.description) : ''
    return sentence === '' ? [] : [[name, { nodes: docNodes(sentence, use), text: docText(sentence) }]]
  })
  return new Map(described)
}

/** Returns the first sentence of a text, without its full stop. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[^.][.!?])\s+(?=[A-Z`])/)[0]?.replace(/\.$/, '') ?? ''
}

function cardOf(owned: Owned[], code: string, cells: Meanings, use: Use): HastNode[] {
  const foot = importNode(code, use, code.includes('\n') ? importSummary(owned) : undefined)
  if (owned.length > 1)
    return [h('div', { className: ['api-card', 'api-index'] }, indexOf(owned, cells, use), foot)]
  const hasSignature = new RegExp(`<Signature\\b[^>]*"${owned[0]?.export.name}"`).test(use.text)
  return hasSignature ? [] : [h('div', { className: ['api-card'] }, foot)]
}

function indexOf(owned: Owned[], cells: Meanings, use: Use): HastNode {
  const items = owned.map(({ export: { name, kind, id } }) => {
    const href = hrefOf(id, use)
    const code = h('code', {}, ...breakable(name))
    const meaning = cells.get(name)
    return h(
      'li',
      {},
      h('span', { className: ['kind-mark', `kind-${kind}`], dataKind: kind }),
      h(
        'div',
        {},
        href === undefined ? code : h('a', { href }, code),
        meaning && h('div', { className: ['api-meaning'] }, ...meaning.nodes),
      ),
    )
  })
  return h('ul', {}, ...items)
}

function importSummary(owned: Owned[]): string {
  return `<code>import { <u>${owned.length} names</u> } from '${escapeHtml(moduleOf(owned[0]))}'</code>`
}

function badges(owned: Owned[], use: Use): Shown {
  const kinds = group(owned, (own) => own.export.kind)
  const present = new Set(owned.flatMap((own) => own.export.doc.statuses))
  const ordered = [...STATUSES.filter((status) => present.has(status)), ...present]
  const statuses = [...new Set(ordered)].map((status) => ({ status, text: statusOf(status, owned) }))
  const nodes = [
    ...[...kinds].map(([kind, { length }]) =>
      h(
        'span',
        { className: ['kind', `kind-${kind}`], dataKind: kind },
        owned.length > 1 ? `${length} ${many(kind, length)}` : kind,
      ),
    ),
    ...statuses.map(({ text, status }) => statusBadge(status, use, text)),
  ]
  const texts = [...kinds.keys(), ...statuses.map(({ text }) => text)]
  const named = isTitledByName(owned, use) ? { dataNamed: '' } : {}
  return {
    nodes: [h('p', { className: ['badges'], ...named }, ...addSpaces(nodes))],
    twin: `*${texts.join(' · ')}*`,
  }
}

/** Returns whether the title of the page is the name of an export, as it is written in code. */
function isTitledByName(owned: Owned[], { text }: Use): boolean {
  const title = /^title: *(["']?)(.+?)\1 *$/m.exec(text)?.[2]
  return owned.some((own) => own.export.name === title)
}

function many(kind: string, count: number): string {
  if (count === 1) return kind
  return /s$/.test(kind) ? `${kind}es` : `${kind}s`
}

/** Returns the text of a status. It names the exports that have the status, unless all do. */
function statusOf(status: string, owned: Owned[]): string {
  const having = owned.filter((own) => own.export.doc.statuses.includes(status))
  const names = having.length < owned.length ? `: ${having.map((own) => own.export.name).join(', ')}` : ''
  return statusName(status) + names
}

function addSpaces(nodes: HastNode[]): (HastNode | string)[] {
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

/**
 * Returns the foot of a card.
 * @param summary HTML that stands for code of several lines in a fold. The button to copy is outside of that.
 */
export function importNode(code: string, use: Use, summary?: string): HastNode {
  const html = use.highlight(code, use.line)
  const folded = html.replace(
    /<pre[\s\S]*<\/pre>/,
    (pre) => `<details><summary>${summary}</summary>${pre}</details>`,
  )
  return h('div', { className: ['api-import'] }, raw(summary === undefined ? html : folded))
}

/** Returns the import statements for the exports, one for each module. */
export function importCode(owned: Owned[]): string {
  const modules = group(owned, moduleOf)
  return [...modules]
    .map(([from, own]) =>
      importOf(
        own.map((one) => one.export),
        from,
      ),
    )
    .join('\n')
}

function group(owned: Owned[], keyOf: (own: Owned) => string): Map<string, Owned[]> {
  const groups = new Map<string, Owned[]>()
  for (const own of owned) groups.set(keyOf(own), [...(groups.get(keyOf(own)) ?? []), own])
  return groups
}

function moduleOf(own: Owned | undefined): string {
  return own?.export.from ?? own?.package.name ?? ''
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
