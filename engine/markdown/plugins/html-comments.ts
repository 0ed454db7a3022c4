import { defineMdastPlugin } from 'satteri'
import type { TwinEdit } from './extension'

const COMMENT = /<!--[\s\S]*?-->/g

/** Takes an author's comments out of the HTML of plain Markdown, in the page and in its twin. */
export function removeHtmlComments(edit: (edit: TwinEdit) => void) {
  return defineMdastPlugin({
    name: 'html comments',
    options: { position: true },
    html(node, context) {
      const value = node.value.replace(COMMENT, '')
      if (value === node.value) return
      const { start, end } = node.position ?? {}
      if (start?.offset !== undefined && end?.offset !== undefined) {
        edit({ from: start.offset, to: end.offset, text: value })
      }
      context.setProperty(node, 'value', value)
    },
  })
}
