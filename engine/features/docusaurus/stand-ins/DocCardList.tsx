import { usePage } from '../../../kit/browser/contexts'
import type { SidebarItem } from '../../../page/types'

interface DocCardListProps {
  /** Items of the sidebar. Default: those of the category around the page. */
  items?: readonly Pick<SidebarItem & { href: string; label: string }, 'href' | 'label'>[]
  className?: string
}

/** Replaces `@theme/DocCardList` in pages written for Docusaurus. */
export default function DocCardList({ items, className }: DocCardListProps) {
  const { sidebar, path } = usePage()
  const own = sidebar === undefined ? [] : (itemsAround(sidebar.items, path) ?? sidebar.items)
  const shown = items ?? own.flatMap((item) => (item.type === 'html' || item.href === path ? [] : [item]))
  return (
    <div className={['cards', className].filter(Boolean).join(' ')}>
      {shown.map(({ label, href }) => (
        <div className="card" key={href}>
          <h2>
            <a href={href}>{label}</a>
          </h2>
        </div>
      ))}
    </div>
  )
}

/** Returns the items of the category that a page is in, or whose own page it is; undefined if it is in none. */
export function itemsAround(items: readonly SidebarItem[], path: string): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.href === path) return items
    if (item.type !== 'category') continue
    const inside = item.items ?? []
    if (item.linked && item.href === path) return inside
    const found = itemsAround(inside, path)
    if (found) return found
  }
  return undefined
}
