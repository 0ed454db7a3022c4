/** The accessible texts of a diagram, where the source has them. */
export interface DiagramTexts {
  title?: string
  description?: string
}

const TITLE = /^\s*accTitle\s*:(.*)$/m
const DESCRIPTION = /^\s*accDescr\s*(?::(.*)$|\{([^}]*)\})/m

/** Reads the accessible texts from a diagram's mermaid source. */
export function diagramTexts(source: string): DiagramTexts {
  const title = oneLine(TITLE.exec(source)?.[1])
  const found = DESCRIPTION.exec(source)
  const description = oneLine(found?.[1] ?? found?.[2])
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) }
}

function oneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim()
}
