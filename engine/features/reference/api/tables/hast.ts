import type { Element, ElementContent, Properties } from 'hast'
import type { HastNode } from 'satteri'

type Child = HastNode | string | undefined

/** Returns an element. */
export function h(tagName: string, properties: Properties, ...children: Child[]): Element {
  const nodes = children.flatMap((child) => {
    if (child === undefined || child === '') return []
    return [typeof child === 'string' ? { type: 'text' as const, value: child } : child]
  })
  return { type: 'element', tagName, properties, children: nodes.filter(isContent) }
}

/** Returns finished HTML as a node. */
export function raw(value: string): HastNode {
  return { type: 'raw', value }
}

function isContent(node: HastNode): node is HastNode & ElementContent {
  return node.type !== 'root' && node.type !== 'doctype'
}

/** Drops the line ends between blocks. */
export function withoutBlanks(nodes: readonly HastNode[]): HastNode[] {
  return nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '')
}

export function isElement(node: HastNode | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName
}

export function nodeText(node: HastNode): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(nodeText).join('') : ''
}
