import { defineMdastPlugin, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri'
import type { CompiledMarkdown } from './types'

/** Notes where components stand, so that an error of one can name its line. */
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
