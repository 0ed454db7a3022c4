import { posix } from 'node:path'
import { slug } from 'github-slugger'
import { countOf } from '../../diagnostics/words'
import type { CardList, PageCard } from '../../page/listings'
import type { SidebarItem } from '../../page/types'
import { withBase } from '../href'
import type { Doc, Listing } from '../types'
import type { GeneratedIndexConfig } from './config'

/** A category's generated page, which lists the category's direct children. */
export interface CategoryIndex {
  /** Id of the sidebar that the category is in. */
  sidebar: string
  /** Without the base path: `/category/first-steps`. */
  route: string
  title: string
  description: string
  keywords: string[]
  items: SidebarItem[]
}

/** Returns the author's route, or else one named after the category. `root` is the docs' route: `/` or `/docs`. */
export function indexRoute(label: string, link: GeneratedIndexConfig, root: string): string {
  return posix.resolve(root, link.slug?.replace(/^\/+/, '') ?? `category/${slug(label)}`)
}

/** Returns the pages of all generated indexes. */
export function indexListings(
  indexes: readonly CategoryIndex[],
  docs: readonly Doc[],
  basePath: string,
): Listing[] {
  const pages = [...docs, ...indexes].map(
    ({ route, description }) => [withBase(basePath, route), description] as const,
  )
  const descriptions = new Map(pages)
  return indexes.map(({ items, ...index }) => ({
    ...index,
    kind: 'docs-generated-index',
    path: `the generated index of '${index.title}'`,
    view: {
      ...(index.description === '' ? {} : { intro: index.description }),
      ...cardList(items, descriptions),
    },
  }))
}

function cardList(items: readonly SidebarItem[], descriptions: ReadonlyMap<string, string>): CardList {
  return { cards: items.flatMap((item) => (item.type === 'html' ? [] : [card(item, descriptions)])) }
}

function card(
  item: Exclude<SidebarItem, { type: 'html' }>,
  descriptions: ReadonlyMap<string, string>,
): PageCard {
  const { label, href } = item
  const own = item.type === 'link' || item.linked ? descriptions.get(href) : undefined
  return { label, href, description: own || countPages(item) }
}

function countPages(item: SidebarItem): string {
  if (item.type !== 'category') return ''
  return countOf(item.items?.length ?? 0, 'page')
}
