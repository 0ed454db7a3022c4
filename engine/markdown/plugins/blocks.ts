import type { Element, ElementContent } from 'hast'
import { defineHastPlugin } from 'satteri'
import type { ReportedProblem } from '../../diagnostics/reporter'
import type { Words } from '../../page/words'
import { readFence } from '../code/fence'
import { fenceTabs, isForManagers, managerTabs, tabsFrom } from '../code/tabbed-fences'
import type { Highlighter, MarkdownSource } from '../types'
import { type HasSlot, slotBelow } from './below-fence'
import { CODE_COMPONENT, componentNode } from './compiled-components'
import { type FenceInfo, fenceOfMark } from './positions'
import { nodesText } from './text'

/** Renders a code fence as HTML. */
export type CodeHighlighter = Pick<Highlighter, 'highlight'>

interface CodeOptions {
  highlighter: CodeHighlighter
  words?: Words
  /** See `CompileOptions`. */
  replaced?: readonly string[]
  /** See `CodeBlock`. */
  knownWords?: ReadonlySet<string>
}

/** Replaces code fences with highlighted HTML, in tabs if they ask for it, each followed by its slot. */
export function highlightCode(
  source: MarkdownSource,
  { highlighter, words, replaced = [], knownWords }: CodeOptions,
  hasSlot: HasSlot,
  problems: ReportedProblem[],
) {
  const blockOf = (fence: FenceInfo, code: string): ElementContent => {
    const { lang, meta, line } = fence
    const info = { ...(lang === undefined ? {} : { lang }), ...(meta === undefined ? {} : { meta }), line }
    const page = { file: source.path, words: words?.code, knownWords }
    const result = highlighter.highlight({ code, ...info, ...page })
    problems.push(...result.problems)
    const html = { type: 'raw' as const, value: result.html }
    return replaced.includes(CODE_COMPONENT) ? codeComponent(fence, code, html) : html
  }
  const inTabs = new Set<string>()
  return defineHastPlugin({
    name: 'code',
    element: [
      {
        filter: ['pre'],
        visit(node, context) {
          const fence = fenceOfMark(node)
          if (fence === undefined) return
          if (inTabs.has(fence.key)) return context.removeNode(node)
          const codeOf = (pre: Readonly<Element>) => context.textContent(pre).replace(/\n$/, '')
          const slot = slotBelow(fence, hasSlot)
          const tabs = tabsFrom(node, () => context.parent(node)?.children ?? [])
          const keys = tabs.flatMap(({ fences }) => fences.flatMap((pre) => fenceOfMark(pre)?.key ?? []))
          for (const key of keys) inTabs.add(key)
          if (isForManagers(fence)) {
            context.replaceNode(
              node,
              managerTabs(codeOf(node), (code) => blockOf(fence, code)),
            )
          } else if (tabs.length > 0) {
            const block = (pre: Readonly<Element>) => blockOf(fenceOfMark(pre) ?? fence, codeOf(pre))
            if (slot) context.insertAfter(node, slot)
            context.replaceNode(node, fenceTabs(tabs, block))
          } else {
            const code = blockOf(fence, codeOf(node))
            context.replaceNode(node, slot ? sample(code, slot) : code)
          }
        },
      },
    ],
  })
}

/** Returns the component of a site for a fence, around the highlighted code. See `CodeBlockProps`. */
function codeComponent({ lang, meta = '' }: FenceInfo, code: string, html: ElementContent): ElementContent {
  const { language = '', title } = readFence(lang, meta)
  const props = { code, language, meta, ...(title === undefined ? {} : { title }) }
  return { ...componentNode(CODE_COMPONENT, props), children: [html] }
}

/** One card for code and what is below it. */
function sample(...children: ElementContent[]): Element {
  return { type: 'element', tagName: 'div', properties: { className: ['sample'] }, children }
}

const LISTS = new Set(['ul', 'ol'])

/** Labels the checkbox of a task list item with the item's text, since it has no label of its own. */
export const nameTasks = defineHastPlugin({
  name: 'tasks',
  element: [
    {
      filter: ['input'],
      visit(node, context) {
        const parent = context.parent(node)
        if (node.properties.type !== 'checkbox' || parent === undefined) return
        const own = parent.children.filter((child): child is ElementContent => !isList(child))
        const name = nodesText(own).replace(/\s+/g, ' ').trim()
        if (name !== '') context.setProperty(node, 'ariaLabel', name)
      },
    },
  ],
})

function isList(child: { type: string; tagName?: string }): boolean {
  return child.type === 'doctype' || LISTS.has(child.tagName ?? '')
}
