import { defineHastPlugin } from 'satteri'

/** Makes wide tables scroll on their own, with keyboard focus. A head without text is no head of anything. */
export function finishTables(name: string) {
  return defineHastPlugin({
    name: 'tables',
    element: [
      {
        filter: ['table'],
        visit(node, context) {
          context.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: { className: ['table-scroll'], role: 'group', ariaLabel: name, tabIndex: 0 },
            children: [],
          })
        },
      },
      {
        filter: ['th'],
        visit(node, context) {
          if (node.children.length === 0) context.replaceNode(node, { ...node, tagName: 'td' })
        },
      },
    ],
  })
}
