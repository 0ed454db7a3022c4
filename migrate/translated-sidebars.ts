import { slug } from 'github-slugger'
import type { Messages } from './messages'
import { isTree, type Tree, treeOf } from './tree'

/** Returns sidebars, as a site writes them, in another language. */
export function translatedSidebars(sidebars: Tree, words: Messages): Tree {
  return mapValues(sidebars, (items, name) => itemsIn(items, `sidebar.${name}`, words))
}

function itemsIn(items: unknown, prefix: string, words: Messages): unknown {
  if (Array.isArray(items)) return items.map((item) => itemIn(item, prefix, words))
  return isTree(items) ? shorthandIn(items, prefix, words) : items
}

function itemIn(item: unknown, prefix: string, words: Messages): unknown {
  if (!isTree(item)) return item
  if (item.type === undefined) return shorthandIn(item, prefix, words)
  const id = `${prefix}.${item.type}.${item.key ?? item.label}`
  const label = words.take(id) ?? item.label
  return {
    ...item,
    ...(item.label === undefined ? {} : { label }),
    ...(isTree(item.link) ? { link: indexIn(item.link, item.label, id, words) } : {}),
    ...(item.items === undefined ? {} : { items: itemsIn(item.items, prefix, words) }),
  }
}

/** Categories by label. */
function shorthandIn(categories: Tree, prefix: string, words: Messages): Tree {
  const entries = Object.entries(categories).map(([label, items]) => {
    const said = words.take(`${prefix}.category.${label}`) ?? label
    return [said, itemsIn(items, prefix, words)] as const
  })
  return Object.fromEntries(entries)
}

/** A category's own page in another language, at the same address: otherwise that follows from the label. */
function indexIn(link: Tree, label: unknown, id: string, words: Messages): Tree {
  if (link.type !== 'generated-index') return link
  const said = mapValues(link, (value, key) => words.take(`${id}.link.generated-index.${key}`) ?? value)
  if (link.slug !== undefined || !words.has(id)) return said
  return { ...said, slug: `/category/${slug(String(label))}` }
}

/** Returns what a folder's `_category_` file says in another language; undefined if that is the same. */
export function translatedCategory(category: Tree, label: string, words: Messages): Tree | undefined {
  // The sidebar of the folder is not known here, but the words of a folder are the same in all sidebars.
  const key = `.category.${category.key ?? label}`
  const ids = words.keys().filter((id) => id.startsWith('sidebar.') && id.endsWith(key))
  const id = ids.at(-1)
  if (id === undefined) return undefined
  const said = ids.map((each) => words.take(each)).at(-1) ?? label
  const link = treeOf(category.link)
  const own = {
    ...category,
    label: said,
    ...(isTree(category.link) ? { link: indexIn(link, label, id, words) } : {}),
  }
  return JSON.stringify(own) === JSON.stringify({ ...category, label }) ? undefined : own
}

function mapValues(tree: Tree, change: (value: unknown, key: string) => unknown): Tree {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, change(value, key)]))
}
