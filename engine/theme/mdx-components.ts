import TypeFilter from './api-tables/TypeFilter.island'
import { Admonition } from './mdx/Admonition'
import { Badge } from './mdx/Badge'
import { Card, CardGrid } from './mdx/Card'
import { Details } from './mdx/Details'
import { Steps } from './mdx/Steps'
import { TabItem } from './mdx/TabItem'
import { Tabs } from './mdx/Tabs'

/** Components that every page can use without an import. */
export const mdxComponents = { Admonition, Badge, Card, CardGrid, Details, Steps, TabItem, Tabs }

/** Components that run in the browser, on sites with a reference. All others are replaced while a page is compiled. */
export const referenceComponents = { TypeFilter }
