import { Admonition } from './mdx/Admonition'
import { Details } from './mdx/Details'
import { TabItem } from './mdx/TabItem'
import { Tabs } from './mdx/Tabs'

/** Components that every page can use without an import. */
export const mdxComponents = { Admonition, Details, TabItem, Tabs }
