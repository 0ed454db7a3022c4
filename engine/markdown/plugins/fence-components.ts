import { defineHastPlugin } from 'satteri'
import type { CompiledMarkdown } from '../types'
import { componentNode } from './compiled-components'
import { fenceOfMark } from './positions'

/** Shows a fence as a component if the configuration names one for its language. */
export function fenceComponents(
  names: Readonly<Record<string, string>>,
  uses: CompiledMarkdown['components'],
) {
  const components = new Map(Object.entries(names))
  return defineHastPlugin({
    name: 'fence components',
    element: [
      {
        filter: ['pre'],
        visit(node, context) {
          const fence = fenceOfMark(node)
          const name = components.get(fence?.lang ?? '')
          if (fence === undefined || name === undefined) return
          const { line, meta = '' } = fence
          uses.push({ name, line })
          const code = context.textContent(node).replace(/\n$/, '')
          context.replaceNode(node, componentNode(name, { code, meta }))
        },
      },
    ],
  })
}
