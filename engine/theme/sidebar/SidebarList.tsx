import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { SIDEBAR_MISSING } from '../../client/error-texts'
import { moveHeight } from '../../client/fold'
import { useLayoutMode } from '../../client/stores/layout-mode'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../page/types'
import { phrase } from '../../page/words'
import { classNames } from '../class-names'
import { usePage } from '../contexts'
import { categoryKey, categoryKeys, holds, isAt, isOpen } from './fold-state'
import styles from './Sidebar.module.css'
import { useFoldButton, useSidebarState } from './use-sidebar'

interface SidebarListProps {
  items: readonly SidebarItem[]
  /** Key of the items' category; empty at the top level. */
  parent: string
  list?: Ref<HTMLUListElement> | undefined
}

export function SidebarList({ items, parent, list }: SidebarListProps) {
  const siblings = categoryKeys(items, parent)
  return (
    <ul ref={list}>
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
    return <Category category={item} id={categoryKey(parent, item)} siblings={siblings} />
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
      <Label {...item} />
    </a>
  )
}

function Label({ label, badge }: Pick<SidebarLink, 'label' | 'badge'>) {
  return (
    <>
      {label}
      {badge !== undefined && <small className="badge">{badge}</small>}
    </>
  )
}

interface CategoryProps {
  category: SidebarCategory
  id: string
  siblings: readonly string[]
}

function Category({ category, id, siblings }: CategoryProps) {
  const { folds } = useSidebarState()
  const { path } = usePage()
  const button = useFoldButton(category, id, siblings)
  const open = isOpen(category, id, folds)
  const { ref, isThere } = useFold(open && category.items !== null)
  const className = classNames(styles.category, holds(category, path) && styles.holdsPage)
  return (
    <>
      <div className={className}>
        {category.linked || category.collapsible ? (
          <CategoryLink category={category} button={button} />
        ) : (
          <span>
            <Label {...category} />
          </span>
        )}
        {category.collapsible &&
          (category.linked ? (
            <button
              type="button"
              aria-label={phrase(WORDS.sidebar.pagesIn, { category: category.label })}
              {...button}
            />
          ) : (
            <i />
          ))}
      </div>
      {category.items
        ? isThere && <SidebarList list={ref} items={category.items} parent={id} />
        : open && (
            <div role="alert" className={styles.text}>
              {SIDEBAR_MISSING}
            </div>
          )}
    </>
  )
}

interface CategoryLinkProps {
  category: SidebarCategory
  button: ReturnType<typeof useFoldButton>
}

/** A plain link in the prerendered page. Once hydrated, a category without a page of its own is a button. */
function CategoryLink({ category, button }: CategoryLinkProps) {
  const { path } = usePage()
  const isButton = useLayoutMode() !== 'ssr' && !category.linked
  return (
    <a
      href={category.href}
      aria-current={category.linked && isAt(category.href, path) ? 'page' : undefined}
      {...(isButton ? { ...button, role: 'button', 'data-external': '' } : {})}
    >
      <Label {...category} />
    </a>
  )
}

/** Animates a list that opens or closes, keeping it rendered until the animation ends. */
function useFold(isOpen: boolean) {
  const ref = useRef<HTMLUListElement>(null)
  const wasOpen = useRef(isOpen)
  const [isThere, setThere] = useState(isOpen)
  if (isOpen && !isThere) setThere(true)

  useLayoutEffect(() => {
    const list = ref.current
    if (!list || wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const { offsetHeight } = list
    const animation = isOpen ? moveHeight(list, 0, offsetHeight) : moveHeight(list, offsetHeight, 0)
    animation.onfinish = () => setThere(isOpen)
  }, [isOpen])

  return { ref, isThere }
}
