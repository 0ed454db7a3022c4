import { isExternal } from 'docwright/kit/hrefs'
import { textOf } from '../theme'
import { asList, Dropped, isTree, type Tree } from '../tree'
import { addressOf, docOf, type LinkContext } from './links'

/** Returns the sidebars of a language by id. VitePress has one for all pages, or one for each folder. */
export function translateSidebars(sidebar: unknown, context: LinkContext): Tree {
  if (Array.isArray(sidebar)) return { main: itemsIn(sidebar, '', context) }
  if (!isTree(sidebar)) return {}
  const entries = Object.entries(sidebar).map(([path, value]) => {
    const { items, base } = isTree(value) ? value : { items: value, base: '' }
    return [idOf(path, context), itemsIn(items, String(base ?? ''), context)] as const
  })
  return Object.fromEntries(entries)
}

/** The sidebar of the folder `/guide/` is `guide`. */
function idOf(path: string, context: LinkContext): string {
  const name = addressOf(path, context).replace(/^\/+|\/+$/g, '')
  return name === '' ? 'main' : name.replaceAll('/', '-')
}

function itemsIn(items: unknown, base: string, context: LinkContext): unknown[] {
  return asList(items).flatMap((item) => (isTree(item) ? itemIn(item, base, context) : []))
}

function itemIn(item: Tree, above: string, context: LinkContext): unknown[] {
  const base = typeof item.base === 'string' ? item.base : above
  const label = typeof item.text === 'string' ? textOf(item.text) : ''
  const address = typeof item.link === 'string' ? addressOf(withBase(base, item.link), context) : undefined
  const items = itemsIn(item.items, base, context)
  if (items.length === 0) {
    if (address === undefined) return [new Dropped('it has no link and no items', label)]
    return [leafTo(address, label, context)]
  }
  // A group without a name only draws a line.
  return label === '' ? items : [categoryOf(item, label, items, address, context)]
}

function withBase(base: string, link: string): string {
  return isExternal(link) || base === '' ? link : `${base.replace(/\/$/, '')}/${link.replace(/^\//, '')}`
}

function leafTo(address: string, label: string, context: LinkContext): Tree {
  const id = docOf(address, context)
  return id === undefined ? { type: 'link', label, href: address } : { type: 'doc', id, label }
}

/** A group folds only if it says whether it is folded. */
function categoryOf(
  { collapsed }: Tree,
  label: string,
  items: unknown[],
  address: string | undefined,
  context: LinkContext,
): Tree {
  const id = address === undefined ? undefined : docOf(address, context)
  const isOther = address !== undefined && id === undefined
  return {
    type: 'category',
    label,
    ...(id === undefined ? {} : { link: { type: 'doc', id } }),
    ...(typeof collapsed === 'boolean' ? { collapsed } : { collapsible: false, collapsed: false }),
    items: isOther ? [{ type: 'link', label, href: address }, ...items] : items,
  }
}
