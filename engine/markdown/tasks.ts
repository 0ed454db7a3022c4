import type { ElementContent } from 'hast'
import { defineHastPlugin } from 'satteri'
import { plainText } from './text'

const LISTS = new Set(['ul', 'ol'])

/** Names the checkbox of a task after the task, since no label stands around it. */
export const nameTasks = defineHastPlugin({
  name: 'tasks',
  element: [
    {
      filter: ['input'],
      visit(node, context) {
        const parent = context.parent(node)
        if (node.properties.type !== 'checkbox' || parent === undefined) return
        const own = parent.children.filter((child): child is ElementContent => !isList(child))
        const name = plainText(own).replace(/\s+/g, ' ').trim()
        if (name !== '') context.setProperty(node, 'ariaLabel', name)
      },
    },
  ],
})

function isList(child: { type: string; tagName?: string }): boolean {
  return child.type === 'doctype' || LISTS.has(child.tagName ?? '')
}
