import type { Ref } from 'react'
import type { SidebarItem } from '../../page/types'
import { usePage } from '../contexts'
import { categoryKey, categoryKeys, isAt } from './fold-state'
import styles from './Sidebar.module.css'
import { SidebarCategory } from './SidebarCategory'

interface SidebarListProps {
  items: readonly SidebarItem[]
  /** Key of the category the items are in; empty at the top. */
  parent: string
  ref?: Ref<HTMLUListElement>
}

export function SidebarList({ items, parent, ref }: SidebarListProps) {
  const siblings = categoryKeys(items, parent)
  return (
    <ul ref={ref}>
      {items.map((item, index) => (
        <li key={item.type === 'category' ? categoryKey(parent, item) : index} className={item.className}>
          <Item item={item} parent={parent} siblings={siblings} />
        </li>
      ))}
    </ul>
  )
}

function Item({ item, parent, siblings }: { item: SidebarItem; parent: string; siblings: string[] }) {
  const { path } = usePage()
  if (item.type === 'category') {
    return <SidebarCategory category={item} id={categoryKey(parent, item)} siblings={siblings} />
  }
  if (item.type === 'html') {
    return (
      <div
        className={item.defaultStyle ? styles.text : undefined}
        dangerouslySetInnerHTML={{ __html: item.html }}
      />
    )
  }
  return (
    <a className={styles.link} href={item.href} aria-current={isAt(item.href, path) ? 'page' : undefined}>
      {item.label}
    </a>
  )
}
