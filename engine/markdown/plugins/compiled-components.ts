import type { MdxJsxFlowElementHast } from 'satteri'

/** The components that compiled code names without its author having written them. */

/** Stands for a run of finished HTML. */
export const HTML_COMPONENT = 'Html'

/** Stands for a diagram: which drawing shows it is not known before the page is made. */
export const DIAGRAM_COMPONENT = 'MermaidDiagram'

/** Stands for what is below a code fence: it is not known before the sample has been run. */
export const BELOW_COMPONENT = 'BelowFence'

/** Stands right after a title that the text begins with: what a site adds there is not known to its author. */
export const AFTER_TITLE_COMPONENT = 'AfterTitle'

/** A component with attributes that are text. */
export function componentNode(name: string, props: object): MdxJsxFlowElementHast {
  const attributes = Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value: String(value),
  }))
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] }
}
