import type { Element } from 'hast'
import { defineHastPlugin, type HastNode } from 'satteri'
import { h, isElement } from './hast'

const EXAMPLES = /^examples?$/

/** True for the id of the heading of a page's examples. */
export function isExamplesId(id: unknown): boolean {
  return typeof id === 'string' && EXAMPLES.test(id)
}

/** Joins the examples, and the text before and after them, so that wide screens can show them beside it. */
export const joinExamples = defineHastPlugin({
  name: 'examples',
  before(root, context) {
    const { children } = root
    const start = children.findIndex((node) => isHeading(node) && isExamplesId(node.properties.id))
    const head = children.findIndex((node) => isHeading(node) || isIndex(node))
    if (start < 0 || head === start) return
    const next = children.findIndex((node, index) => index > start && isHeading(node))
    const end = next < 0 ? children.length : next
    const columns = h(
      'div',
      { className: ['api-columns'] },
      h('div', { className: ['api-text'] }, ...children.slice(head, start)),
      h('div', { className: ['api-examples'] }, ...children.slice(start, end)),
      h('div', {}, ...children.slice(end)),
    )
    context.replaceNode(root, { type: 'root', children: [...children.slice(0, head), columns] })
  },
})

function isHeading(node: Readonly<HastNode>): node is Readonly<Element> {
  return isElement(node, 'h2')
}

function isIndex(node: Readonly<HastNode>): boolean {
  const classes = isElement(node, 'div') ? node.properties.className : []
  return Array.isArray(classes) && classes.includes('api-index')
}
