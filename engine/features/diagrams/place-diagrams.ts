import { defineHastPlugin } from 'satteri'
import type { Reporter } from '../../diagnostics/reporter'
import { componentNode, DIAGRAM_COMPONENT } from '../../markdown/plugins/compiled-components'
import { markedFence } from '../../markdown/plugins/positions'
import type { CompiledMarkdown, MarkdownSource } from '../../markdown/types'
import { diagramTexts } from '../../page/fence'
import { diagramWithoutText } from './problems'

/** The language of fences that are diagrams. */
export const DIAGRAM_LANGUAGE = 'mermaid'

/** The props of a diagram's placeholder in compiled code. */
export interface DiagramProps {
  source: string
  title: string
  description: string
  /** Path relative to the site's root. */
  file: string
  /** 1-based line of the opening fence, as text, since attributes in compiled code are strings. */
  line: string
}

/**
 * Replaces each diagram with a placeholder component, whose drawing is chosen when the page is rendered. A diagram
 * without its texts stays a code block. A fence whose language is in `fences` becomes that component.
 */
export function placeDiagrams(
  { path: file }: MarkdownSource,
  reporter: Reporter,
  fences: Readonly<Record<string, string>>,
  uses: CompiledMarkdown['components'],
) {
  const components = new Map(Object.entries(fences))
  return defineHastPlugin({
    name: 'diagrams',
    element: [
      {
        filter: ['pre'],
        visit(node, context) {
          const fence = markedFence(node)
          const name = components.get(fence?.lang ?? '')
          if (fence === undefined || (name === undefined && fence.lang !== DIAGRAM_LANGUAGE)) return
          const { line, meta = '' } = fence
          const source = context.textContent(node).replace(/\n$/, '')
          if (name !== undefined) {
            uses.push({ name, line })
            return context.replaceNode(node, componentNode(name, { code: source, meta }))
          }
          const { title, description } = diagramTexts(source)
          if (!title) reporter.report('warn', diagramWithoutText({ missing: 'accTitle', file, line }))
          if (!description) reporter.report('warn', diagramWithoutText({ missing: 'accDescr', file, line }))
          if (title && description)
            context.replaceNode(
              node,
              componentNode(DIAGRAM_COMPONENT, { source, title, description, file, line }),
            )
        },
      },
    ],
  })
}
