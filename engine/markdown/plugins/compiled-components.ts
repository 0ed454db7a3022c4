import type { MdxJsxFlowElementHast } from 'satteri'

/** Components that the compiler inserts into compiled code. */

/** Placeholder for finished HTML. */
export const HTML_COMPONENT = 'Html'

/** What shows a code fence if the site replaces the theme's. */
export const CODE_COMPONENT = 'FenceBlock'

/** What shows the title that opens a text if the site replaces the theme's. */
export const TITLE_COMPONENT = 'PageTitle'

/** Placeholder for the content below a code fence, which a feature makes, such as the output of a sample. */
export const BELOW_COMPONENT = 'BelowFence'

/** Placeholder after an initial title, for content that the site adds there. */
export const AFTER_TITLE_COMPONENT = 'AfterTitle'

/** Placeholder after a lead, for the fold with the table of contents. */
export const AFTER_LEAD_COMPONENT = 'AfterLead'

/** Returns a component whose attributes are strings. */
export function componentNode(name: string, props: object): MdxJsxFlowElementHast {
  const attributes = Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value: String(value),
  }))
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] }
}
