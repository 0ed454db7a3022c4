import type { HastNode } from 'satteri'
import { plainCode } from '../model/code-text'
import type { Code } from '../model/types'
import type { Show, Use } from './component'
import { docNodes, docText } from './doc-text'
import { h, withoutBlanks } from './hast'
import { inlineCode } from './linked-code'
import { exportOf } from './named'
import { wrongKind } from './problems'
import { withStatuses } from './status'
import { RETURNS } from './texts'

/** The type that a function returns, and what is said of it. */
export const showReturns: Show = (use) => {
  const owned = exportOf(use)
  if (!owned) return undefined
  const { name, kind, signatures, doc } = owned.export
  if (signatures.length === 0) {
    const { file, line } = use
    use.report(wrongKind({ component: 'Returns', name, kind, expected: 'a function', file, line }))
    return undefined
  }
  const types = unique(signatures.map(({ returns }) => returns))
  const codes = types.flatMap((type, index) => [...(index === 0 ? [] : [' or ']), inlineCode(type, use)])
  const prose = proseOf(use, owned.package.declared ? doc.returns : undefined)
  const label = isBelowHeading(use) ? '' : `${RETURNS} `
  const twin = label + types.map((type) => `\`${plainCode(type)}\``).join(' or ')
  return {
    nodes: [h('p', {}, label, ...codes), ...prose.nodes],
    twin: [twin, prose.text].join('\n\n').trim(),
  }
}

/** A heading above says what is returned. */
function isBelowHeading({ text, line }: Use): boolean {
  const above = text.split('\n').slice(0, line - 1)
  return above.findLast((one) => one.trim() !== '')?.startsWith('#') ?? false
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
