import { defineMdastPlugin, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri'
import type { CompiledMarkdown, ScriptPiece } from '../types'

/** Records the lines of components, so that an error in one can name its line. */
export function collectComponents(components: CompiledMarkdown['components']) {
  const note = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>) => {
    if (node.name !== null && /^[A-Z]/.test(node.name)) {
      components.push({ name: node.name, line: node.position?.start.line ?? 1 })
    }
  }
  return defineMdastPlugin({
    name: 'components',
    options: { position: true },
    mdxJsxFlowElement: note,
    mdxJsxTextElement: note,
  })
}

const ONLY_COMMENTS = /^(?:\s|\/\*[\s\S]*?\*\/)*$/

/** Records whether a page runs script of its own: expressions, including in attributes, and exports. */
export function noteScript(page: Pick<CompiledMarkdown, 'hasScript'>) {
  const note = () => {
    page.hasScript = true
  }
  const expression = ({ value }: { readonly value: string }) => {
    if (!ONLY_COMMENTS.test(value)) note()
  }
  const element = ({ attributes }: Readonly<MdxJsxFlowElement | MdxJsxTextElement>) => {
    if (attributes.some(({ type, value }) => type !== 'mdxJsxAttribute' || isExpression(value))) note()
  }
  return defineMdastPlugin({
    name: 'own-script',
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxJsxFlowElement: element,
    mdxJsxTextElement: element,
    mdxjsEsm: note,
  })
}

/** String literals are text, and an absent value is `true`; everything else is an expression. */
function isExpression(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

interface Placed {
  position?: { start: Point; end: Point } | undefined
}

interface Point {
  line: number
  offset?: number | undefined
}

/** Collects a page's script with its lines, because runtime errors contain no more than a name. */
export function collectScript(text: string, script: ScriptPiece[]) {
  const note = ({ position }: Placed, end = position?.end.offset) => {
    const from = position?.start.offset
    if (position === undefined || from === undefined) return
    const before = text.slice(text.lastIndexOf('\n', from) + 1, from)
    const isFormula = text[from] === '{' && before.split('$').length % 2 === 0
    script.push({
      text: text.slice(from, end),
      line: position.start.line,
      ...(isFormula ? { isFormula } : {}),
    })
  }
  const startTag = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>) => {
    if (node.attributes.length > 0) note(node, node.children[0]?.position?.start.offset)
  }
  return defineMdastPlugin({
    name: 'script positions',
    options: { position: true },
    mdxFlowExpression: (node) => note(node),
    mdxTextExpression: (node) => note(node),
    mdxjsEsm: (node) => note(node),
    mdxJsxFlowElement: startTag,
    mdxJsxTextElement: startTag,
  })
}

/** Returns the first piece of script that matches, and the line of the match. */
export function pieceWith(pattern: RegExp, script: readonly ScriptPiece[]): ScriptPiece | undefined {
  for (const piece of script) {
    const at = piece.text.search(pattern)
    if (at >= 0) return { ...piece, line: piece.line + piece.text.slice(0, at).split('\n').length - 1 }
  }
  return undefined
}
