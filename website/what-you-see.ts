import type { Element } from 'hast'
import { defineHastPlugin } from 'satteri'

const LABEL = /^What you see[^:.]{0,40}:/

/** Marks the paragraphs with which readers check that a step has worked. */
export const whatYouSee = defineHastPlugin({
  name: 'what you see',
  element: {
    filter: ['p'],
    visit(paragraph, context) {
      const [text] = paragraph.children
      const [label] = text?.type === 'text' ? (LABEL.exec(text.value) ?? []) : []
      if (text?.type !== 'text' || label === undefined) return
      const strong: Element = {
        type: 'element',
        tagName: 'strong',
        properties: {},
        children: [{ type: 'text', value: label }],
      }
      context.setProperty(paragraph, 'className', ['what-you-see'])
      context.replaceNode(text, [strong, { type: 'text', value: text.value.slice(label.length) }])
    },
  },
})
