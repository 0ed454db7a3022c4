import { defineHastPlugin, type MdxJsxFlowElementHast } from 'satteri'
import type { ReportedProblem } from '../diagnostics/reporter'
import type { BelowFence, BelowFences } from './below-fence'
import { markedFence } from './places'
import type { MarkdownSource } from './types'

/** Prints one code fence as finished HTML. */
export interface CodeHighlighter {
  highlight(block: { code: string; lang?: string; meta?: string; file: string; line: number }): {
    html: string
    problems: ReportedProblem[]
  }
}

/** Replaces code fences by highlighted HTML, with what stands below them. */
export function highlightCode(
  source: MarkdownSource,
  { highlighter, below }: { highlighter: CodeHighlighter; below?: BelowFences },
  problems: ReportedProblem[],
) {
  return defineHastPlugin({
    name: 'code',
    element: [
      {
        filter: ['pre'],
        visit(node, context) {
          const fence = markedFence(node)
          if (fence === undefined) return
          const result = highlighter.highlight({
            code: context.textContent(node).replace(/\n$/, ''),
            ...fence,
            file: source.path,
          })
          problems.push(...result.problems)
          const { html = '', component } = below?.get(fence.line) ?? {}
          if (component) context.insertAfter(node, componentNode(component))
          context.replaceNode(node, { type: 'raw', value: result.html + html })
        },
      },
    ],
  })
}

function componentNode({ name, props }: NonNullable<BelowFence['component']>): MdxJsxFlowElementHast {
  const attributes = Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }))
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] }
}

/** A wide table scrolls on its own, and the keyboard can reach it. */
export const scrollTables = defineHastPlugin({
  name: 'tables',
  element: [
    {
      filter: ['table'],
      visit(node, context) {
        context.wrapNode(node, {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
          children: [],
        })
      },
    },
  ],
})
