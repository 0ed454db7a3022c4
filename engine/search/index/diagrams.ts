import { diagramTexts } from '../../page/diagram-texts'
import { FENCE_OPENING } from '../../page/fence'

/** What follows the opening of a fence, which `\1` stands for. */
const REST = /mermaid\b.*\n([\s\S]*?)\n[ \t>]*\1[`~]*[ \t]*$/
const DIAGRAM = new RegExp(FENCE_OPENING.source + REST.source, 'gm')

/** A Markdown text in which each diagram is what it says of itself: nobody looks for its source. */
export function diagramsAsText(markdown: string): string {
  return markdown.replace(DIAGRAM, (_, __, code: string) => {
    const { title = '', description = '' } = diagramTexts(code.replace(/^[ \t>]+/gm, ''))
    return `\n${title}\n\n${description}\n`
  })
}
