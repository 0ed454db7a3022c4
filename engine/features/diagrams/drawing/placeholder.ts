/** The language of fences that are diagrams. */
export const DIAGRAM_LANGUAGE = 'mermaid'

/** The component that stands for a diagram in compiled code. Its drawing is chosen when the page is rendered. */
export const DIAGRAM_COMPONENT = 'MermaidDiagram'

/** The props of a diagram's placeholder in compiled code. */
export interface DiagramProps {
  source: string
  title: string
  description: string
  /** Path relative to the site's root. */
  file: string
  /** 1-based line of the opening fence, as text, since attributes in compiled code are strings. */
  line: string
}
