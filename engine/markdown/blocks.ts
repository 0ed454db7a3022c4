import { defineHastPlugin } from 'satteri'
import type { ReportedProblem } from '../errors/reporter'
import type { MarkdownSource } from './types'

/** Prints one code fence as finished HTML. */
export interface CodeHighlighter {
  highlight(block: { code: string; lang?: string; meta?: string; file: string; line: number }): {
    html: string
    problems: ReportedProblem[]
  }
}

/** Replaces code fences by highlighted HTML. */
export function highlightCode(
  source: MarkdownSource,
  highlighter: CodeHighlighter,
  problems: ReportedProblem[],
) {
  return defineHastPlugin({
    name: 'code',
    options: { position: true },
    element: [
      {
        filter: ['pre'],
        visit(node, context) {
          const code = node.children[0]
          if (code?.type !== 'element' || code.tagName !== 'code') return
          const { lang, meta } = fenceOf(code.data)
          const result = highlighter.highlight({
            code: context.textContent(node).replace(/\n$/, ''),
            ...(lang ? { lang } : {}),
            ...(meta ? { meta } : {}),
            file: source.path,
            line: node.position?.start.line ?? 1,
          })
          problems.push(...result.problems)
          context.replaceNode(node, { type: 'raw', value: result.html })
        },
      },
    ],
  })
}

function fenceOf(data: unknown): { lang?: string; meta?: string } {
  return typeof data === 'object' && data !== null ? data : {}
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
