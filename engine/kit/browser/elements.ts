/** Elements of text: admonitions, folds and tabs. */
export { Admonition } from '../../theme/mdx/Admonition'
export { Details } from '../../theme/mdx/Details'
export { TabItem } from '../../theme/mdx/TabItem'
export { Tabs } from '../../theme/mdx/Tabs'
