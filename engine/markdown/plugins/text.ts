import type { ElementContent, Root } from 'hast'

type HastChild = Readonly<ElementContent | Root['children'][number]>

const STRING_LITERAL = /^\s*(['"`])((?:(?!\1)[^\\$])*)\1\s*$/

/** The value of an expression that is nothing but a string, as in `{'text'}`; else nothing. */
export function literalText(expression: string): string {
  return STRING_LITERAL.exec(expression)?.[2] ?? ''
}

/** What a reader sees of inline content, JSX and string expressions included, as plain text. */
export function plainText(nodes: readonly HastChild[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type === 'mdxTextExpression') return literalText(node.value)
      return 'children' in node ? plainText(node.children) : ''
    })
    .join('')
}
