import { defineHastPlugin } from 'satteri'
import type { Reporter } from '../../diagnostics/reporter'
import { diagramWithoutText } from '../../diagrams/problems'
import { diagramTexts } from '../../page/fence'
import type { MarkdownSource } from '../types'
import { componentNode, DIAGRAM_COMPONENT } from './compiled-components'
import { markedFence } from './positions'

/** The language of a fence that is a diagram. */
export const DIAGRAM_LANGUAGE = 'mermaid'

/** What a diagram stands for in compiled code. */
export interface DiagramProps {
  source: string
  title: string
  description: string
  /** Relative to the site's root. */
  file: string
  /** 1-based line of the backticks; what stands in compiled code is text. */
  line: string
}

/**
 * Lets a component stand for each diagram: which drawing shows it is not known before the page is made.
 * One without its texts stays a block of code.
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
          if (!title) reporter.report('throw', diagramWithoutText({ missing: 'accTitle', file, line }))
          if (!description) reporter.report('throw', diagramWithoutText({ missing: 'accDescr', file, line }))
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
