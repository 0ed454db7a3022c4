/** Its group is the backticks or tildes. */
export const FENCE_OPENING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/
const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** The backticks or tildes with which a line of Markdown opens a code fence. */
export function fenceOpening(line: string): string | undefined {
  return FENCE_OPENING.exec(line)?.[1]
}

/** @param opening what the fence was opened with. */
export function closesFence(line: string, opening: string): boolean {
  return CLOSING.exec(line)?.[1]?.startsWith(opening) === true
}

/** What a diagram says of itself in words; a text that is missing is absent. */
export interface DiagramTexts {
  title?: string
  description?: string
}

const TITLE = /^\s*accTitle\s*:(.*)$/m
const DESCRIPTION = /^\s*accDescr\s*(?::(.*)$|\{([^}]*)\})/m

/** Reads the texts of a diagram from its mermaid source. */
export function diagramTexts(source: string): DiagramTexts {
  const title = oneLine(TITLE.exec(source)?.[1])
  const found = DESCRIPTION.exec(source)
  const description = oneLine(found?.[1] ?? found?.[2])
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) }
}

function oneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim()
}
