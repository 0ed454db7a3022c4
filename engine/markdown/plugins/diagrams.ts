import { defineHastPlugin } from 'satteri'
import type { Reporter } from '../../diagnostics/reporter'
import { diagramTexts } from '../../page/fence'
import { diagramWithoutText } from '../problems'
import type { MarkdownSource } from '../types'
import { componentNode, DIAGRAM_COMPONENT } from './compiled-components'
import { markedFence } from './positions'

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
 * Replaces each diagram with a placeholder component, whose drawing is chosen when the page is rendered. A
 * diagram without its texts stays a code block.
 */
export function placeDiagrams({ path: file }: MarkdownSource, reporter: Reporter) {
  return defineHastPlugin({
    name: 'diagrams',
    element: [
      {
        filter: ['pre'],
        visit(node, context) {
          const fence = markedFence(node)
          if (fence?.lang !== DIAGRAM_LANGUAGE) return
          const { line } = fence
          const source = context.textContent(node).replace(/\n$/, '')
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
