import type { ElementContent, Root } from 'hast'

type HastChild = Readonly<ElementContent | Root['children'][number]>

const STRING_LITERAL = /^\s*(['"`])((?:(?!\1)[^\\$])*)\1\s*$/

/**
 * Returns the value of an expression that is a string literal, as in `{'text'}`; otherwise an empty string.
 */
export function literalText(expression: string): string {
  return STRING_LITERAL.exec(expression)?.[2] ?? ''
}

/** Returns inline content as plain text, including JSX and string expressions. */
export function nodesText(nodes: readonly HastChild[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type === 'mdxTextExpression') return literalText(node.value)
      return 'children' in node ? nodesText(node.children) : ''
    })
    .join('')
}
