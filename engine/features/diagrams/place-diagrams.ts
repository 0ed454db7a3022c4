import { defineHastPlugin } from 'satteri'
import type { ExtendedPage } from '../../feature'
import { componentNode, fenceOfMark } from '../../kit/markdown'
import { diagramTexts } from '../../kit/mermaid'
import { DIAGRAM_COMPONENT, DIAGRAM_LANGUAGE } from './drawing/placeholder'
import { diagramWithoutText } from './problems'

/**
 * Replaces each diagram with a placeholder component, whose drawing is chosen when the page is rendered. A diagram
 * without its texts stays a code block.
 */
export function placeDiagrams({ source: { path: file }, report }: ExtendedPage) {
  return defineHastPlugin({
    name: 'diagrams',
    element: [
      {
        filter: ['pre'],
        visit(node, context) {
          const fence = fenceOfMark(node)
          if (fence?.lang !== DIAGRAM_LANGUAGE) return
          const { line } = fence
          const source = context.textContent(node).replace(/\n$/, '')
          const { title, description } = diagramTexts(source)
          if (!title) report('warn', diagramWithoutText({ missing: 'accTitle', file, line }))
          if (!description) report('warn', diagramWithoutText({ missing: 'accDescr', file, line }))
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
