import type { Node } from 'estree'
import { estreeText } from './estree-text'

/** A node of a tree that a plugin has changed, which may be of any kind. */
interface Changed {
  type?: unknown
  value?: unknown
  children?: unknown
  attributes?: unknown
  data?: { estree?: Node | null } | null
}

/**
 * Gives script that plugins add to a tree its source, which the parser of pages reads.
 * @throws Error for script that cannot be printed.
 */
export function addSource(node: Changed): void {
  const { type, data, value, attributes, children } = node
  if (data?.estree && type !== 'root') node.value = sourceOf(data.estree, value, type)
  for (const part of [attributes, children, [value]]) {
    if (Array.isArray(part)) for (const one of part) if (isObject(one)) addSource(one)
  }
}

/** A tree that cannot be printed is ignored if its source is there, too. */
function sourceOf(tree: Node, value: unknown, type: unknown): string {
  try {
    const text = estreeText(tree)
    return type === 'mdxJsxExpressionAttribute' ? text.replace(/^\{([\s\S]*)\}$/, '$1') : text
  } catch (error) {
    if (typeof value === 'string' && value.trim() !== '') return value
    throw error
  }
}

function isObject(value: unknown): value is Changed {
  return typeof value === 'object' && value !== null
}
