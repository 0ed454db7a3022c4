/** What plugins of a Markdown extension read of nodes, and put in their place. */
export { fitsAnyScreen, scrollRegion } from '../markdown/code/scroll-region'
export { AFTER_LEAD_COMPONENT, componentNode } from '../markdown/plugins/compiled-components'
export type { ShowBelow, TwinEdit } from '../markdown/plugins/extension'
export { isDeclared } from '../markdown/plugins/imports'
/** A copy of an element has no use for `LINE_MARK`, which reads as an empty text once it is taken away. */
export { fenceOfMark, LINE_MARK } from '../markdown/plugins/positions'
export { nodesText } from '../markdown/plugins/text'
export type { BelowFence, CodeLink, Highlighter } from '../markdown/types'
