import type { Text } from 'hast'
import type { HastNode } from 'satteri'

/** Ends a sentence, so that what follows is another one. */
const END = /^[\s\S]*[.!?][)"']?\s+(?=\S)/
const ENDS = /[.!?]["')]?\s*$/

/** Splits what is before a badge where its sentence begins. */
export function boundaryBefore(nodes: readonly HastNode[]): { rest: HastNode[]; sentence: HastNode[] } {
  for (let at = nodes.length - 1; at >= 0; at--) {
    const node = nodes[at]
    if (!node) break
    const start = node.type === 'text' ? (END.exec(node.value)?.[0].length ?? 0) : 0
    if (node.type === 'text' && start > 0) {
      const parts = [node.value.slice(0, start), node.value.slice(start)].map(textNode)
      return {
        rest: [...nodes.slice(0, at), ...parts.slice(0, 1)],
        sentence: [...parts.slice(1), ...nodes.slice(at + 1)],
      }
    }
    if (at < nodes.length - 1 && ENDS.test(textOf(node)))
      return { rest: nodes.slice(0, at + 1), sentence: nodes.slice(at + 1) }
  }
  return { rest: [], sentence: [...nodes] }
}

/** Splits what is after a badge where its sentence ends; undefined if the badge is in the middle of it. */
export function endAfter(nodes: readonly HastNode[]): { end: HastNode[]; rest: HastNode[] } | undefined {
  const [first, ...others] = nodes
  if (!first) return { end: [], rest: [] }
  if (first.type !== 'text') return undefined
  if (isBlank(first)) return others.length === 0 ? { end: [], rest: [] } : undefined
  if (!/^\.(?=\s|$)/.test(first.value)) return undefined
  const more = first.value.slice(1)
  return { end: [textNode('.')], rest: more === '' ? others : [textNode(more), ...others] }
}

export function textOf(node: HastNode): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

export function isBlank(node: HastNode): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function textNode(value: string): Text {
  return { type: 'text', value }
}
