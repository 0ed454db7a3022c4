import type { SidebarItem, SidebarLink } from '../../page/types'
import { isExternal, withBase } from '../href'
import type { Doc } from '../types'
import type { NormalLeaf, ProcessedCategory, ProcessedItem, SidebarLinkConfig } from './config'

export interface PostProcessingInput {
  basePath: string
  /** The doc of an item, if readers can see it. Reports an id that no doc has. */
  findDoc(id: string, item: ProcessedItem): Doc | undefined
}

/** Last step: items as pages show them. What leads nowhere is left out. */
export function postProcessItems(items: ProcessedItem[], input: PostProcessingInput): SidebarItem[] {
  return items.flatMap((item) =>
    item.type === 'category' ? categoryItem(item, input) : leafItem(item, input),
  )
}

function leafItem(item: NormalLeaf, input: PostProcessingInput): SidebarItem[] {
  if (item.type === 'html')
    return [{ type: 'html', html: item.value, defaultStyle: item.defaultStyle ?? false }]
  if (item.type === 'link') return [plainLink(item, input.basePath)]
  const doc = input.findDoc(item.id, item)
  if (!doc || doc.unlisted) return []
  return [docLink(doc, item.label ?? sidebarLabel(doc), input.basePath)]
}

function categoryItem(item: ProcessedCategory, input: PostProcessingInput): SidebarItem[] {
  const { label, collapsible, collapsed } = item
  const items = postProcessItems(item.items, input)
  const own = item.link && input.findDoc(item.link.id, item)
  const page = own && !own.unlisted ? docLink(own, label, input.basePath) : undefined
  if (items.length === 0) return page ? [page] : []
  const href = page?.href ?? firstHref(items) ?? ''
  return [{ type: 'category', label, href, linked: page !== undefined, collapsible, collapsed, items }]
}

function plainLink({ label, href, autoAddBaseUrl }: SidebarLinkConfig, basePath: string): SidebarLink {
  if (isExternal(href)) return { type: 'link', label, href, external: true }
  return { type: 'link', label, href: autoAddBaseUrl === false ? href : withBase(basePath, href) }
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
