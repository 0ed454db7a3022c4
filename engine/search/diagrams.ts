import { diagramTexts } from '../page/diagram-texts'

const DIAGRAM =
  /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})mermaid\b.*\n([\s\S]*?)\n[ \t>]*\1[`~]*[ \t]*$/gm

/** A Markdown text in which each diagram is what it says of itself: nobody looks for its source. */
export function diagramsAsText(markdown: string): string {
  return markdown.replace(DIAGRAM, (_, __, code: string) => {
    const { title = '', description = '' } = diagramTexts(code.replace(/^[ \t>]+/gm, ''))
    return `\n${title}\n\n${description}\n`
  })
}
