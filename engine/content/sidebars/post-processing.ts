import { fileOfHref, isExternal } from '../../page/href'
import type { SidebarItem, SidebarLink } from '../../page/types'
import { withBase } from '../href'
import type { CleanLink, Doc } from '../types'
import { type CategoryIndex, indexRoute } from './category-index'
import type { GeneratedIndexConfig, SidebarLinkConfig } from './config'
import type { NormalLeaf, ProcessedCategory, ProcessedItem } from './normalization'

export interface PostProcessingInput {
  basePath: string
  /** Route of the docs: `/` or `/docs`. */
  root: string
  cleanLink: CleanLink
  /** Called for a category that has a generated index. */
  addIndex(index: Omit<CategoryIndex, 'sidebar'>): void
  /** Returns the doc of an item, if readers can see it. Reports an unknown id. */
  findDoc(id: string, item: ProcessedItem): Doc | undefined
}

/** Last step: returns the items as pages show them, without those that lead nowhere. */
export function postProcessItems(items: ProcessedItem[], input: PostProcessingInput): SidebarItem[] {
  return items.flatMap((item) =>
    item.type === 'category' ? categoryItem(item, input) : leafItem(item, input),
  )
}

function leafItem(item: NormalLeaf, input: PostProcessingInput): SidebarItem[] {
  if (item.type === 'html')
    return [{ type: 'html', html: item.value, defaultStyle: item.defaultStyle ?? false, ...looksOf(item) }]
  if (item.type === 'link') return [{ ...plainLink(item, input), ...looksOf(item) }]
  const doc = input.findDoc(item.id, item)
  if (!doc || doc.unlisted) return []
  const className = item.className ?? doc.frontMatter.sidebar_class_name
  const badge = item.badge ?? doc.frontMatter.sidebar_badge
  const link = docLink(doc, item.label ?? sidebarLabel(doc), input.basePath)
  return [{ ...link, ...(item.type === 'ref' ? { aside: true } : {}), ...looksOf({ className, badge }) }]
}

function categoryItem(item: ProcessedCategory, input: PostProcessingInput): SidebarItem[] {
  const { label, collapsible, collapsed } = item
  const items = postProcessItems(item.items, input)
  const page = ownPage(item, items, input)
  if (items.length === 0) return page ? [{ ...page, ...looksOf(item) }] : []
  const href = page?.href ?? firstHref(items) ?? ''
  const linked = page !== undefined
  return [{ type: 'category', label, href, linked, collapsible, collapsed, items, ...looksOf(item) }]
}

interface Looks {
  className?: string | undefined
  badge?: string | undefined
}

/** Returns how an item looks, without keys for what is not set: they would be in the data of every page. */
function looksOf({ className, badge }: Looks): { className?: string; badge?: string } {
  return { ...(className !== undefined && { className }), ...(badge !== undefined && { badge }) }
}

/** Returns the page that a category itself links to. */
function ownPage(
  item: ProcessedCategory,
  items: SidebarItem[],
  input: PostProcessingInput,
): SidebarLink | undefined {
  const { label, link } = item
  if (link?.type === 'generated-index')
    return items.length > 0 ? indexPage(item, link, items, input) : undefined
  const doc = link && input.findDoc(link.id, item)
  return doc && !doc.unlisted ? docLink(doc, label, input.basePath) : undefined
}

function indexPage(
  { label, description = '' }: ProcessedCategory,
  link: GeneratedIndexConfig,
  items: SidebarItem[],
  { root, basePath, addIndex }: PostProcessingInput,
): SidebarLink {
  const route = indexRoute(label, link, root)
  addIndex({
    route,
    title: link.title ?? label,
    description: link.description ?? description,
    keywords: link.keywords ?? [],
    items,
  })
  return { type: 'link', label, href: withBase(basePath, route) }
}

function plainLink(
  { label, href, autoAddBaseUrl }: SidebarLinkConfig,
  { basePath, cleanLink }: PostProcessingInput,
): SidebarLink {
  const file = fileOfHref(href)
  if (file === undefined && isExternal(href)) return { type: 'link', label, href, external: true }
  const isForeign = file === undefined && autoAddBaseUrl === false
  const path = isForeign ? href : withBase(basePath, file ?? cleanLink(href))
  return { type: 'link', label, href: path, aside: true }
}

function docLink(doc: Doc, label: string, basePath: string): SidebarLink {
  return { type: 'link', label, href: withBase(basePath, doc.route) }
}

export function sidebarLabel(doc: Doc): string {
  return doc.sidebarLabel ?? doc.title
}

function firstHref(items: SidebarItem[]): string | undefined {
  const links = items.filter((item) => item.type !== 'html')
  return (links.find((item) => !(item.type === 'link' && item.external)) ?? links[0])?.href
}
