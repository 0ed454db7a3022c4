import { Admonition } from './mdx/Admonition'
import { Badge } from './mdx/Badge'
import { Card, CardGrid } from './mdx/Card'
import { Details } from './mdx/Details'
import { Steps } from './mdx/Steps'
import { TabItem } from './mdx/TabItem'
import { Tabs } from './mdx/Tabs'

/** Components that every page can use without an import. */
export const mdxComponents = { Admonition, Badge, Card, CardGrid, Details, Steps, TabItem, Tabs }
