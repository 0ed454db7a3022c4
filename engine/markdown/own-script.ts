import { defineMdastPlugin, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri'
import type { CompiledMarkdown } from './types'

const ONLY_COMMENTS = /^(?:\s|\/\*[\s\S]*?\*\/)*$/

/** Notes whether a page runs script of its own: expressions, also in attributes, and exports. */
export function noteScript(page: Pick<CompiledMarkdown, 'hasScript'>) {
  const found = () => {
    page.hasScript = true
  }
  const expression = ({ value }: { readonly value: string }) => {
    if (!ONLY_COMMENTS.test(value)) found()
  }
  const element = ({ attributes }: Readonly<MdxJsxFlowElement | MdxJsxTextElement>) => {
    if (attributes.some(({ type, value }) => type !== 'mdxJsxAttribute' || isExpression(value))) found()
  }
  return defineMdastPlugin({
    name: 'own-script',
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxJsxFlowElement: element,
    mdxJsxTextElement: element,
    mdxjsEsm: found,
  })
}

/** A literal is text, nothing is `true`. */
function isExpression(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
