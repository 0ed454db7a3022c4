import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { SIDEBAR_MISSING } from '../../client/error-texts'
import { moveHeight } from '../../client/fold'
import { loadSidebar } from '../../client/stores/sidebar-store'
import type { SidebarCategory as Category } from '../../page/types'
import { classNames } from '../class-names'
import { usePage } from '../contexts'
import { holds, isAt, isOpen } from './fold-state'
import styles from './Sidebar.module.css'
import { SidebarList } from './SidebarList'
import { useSidebarState } from './use-sidebar'

interface CategoryProps {
  category: Category
  id: string
  siblings: readonly string[]
}

export function SidebarCategory({ category, id, siblings }: CategoryProps) {
  const { folds, isHydrated } = useSidebarState()
  const { path } = usePage()
  const button = useFoldButton(category, id, siblings)
  const open = isOpen(category, id, folds)
  const { ref, isThere } = useFold(open && category.items !== null)
  const className = classNames(styles.category, holds(category, path) && styles.holdsPage)
  const isButton = isHydrated && category.collapsible && !category.linked
  return (
    <>
      <div className={className}>
        {category.linked || category.collapsible ? (
          <a
            href={category.href}
            aria-current={category.linked && isAt(category.href, path) ? 'page' : undefined}
            {...(isButton ? { ...button, role: 'button', 'data-external': '' } : {})}
          >
            {category.label}
          </a>
        ) : (
          <span>{category.label}</span>
        )}
        {category.collapsible &&
          (category.linked ? (
            <button type="button" aria-label={`Pages in ${category.label}`} {...button} />
          ) : (
            <i />
          ))}
      </div>
      {category.items
        ? isThere && <SidebarList ref={ref} items={category.items} parent={id} />
        : open && (
            <div role="alert" className={styles.text}>
              {SIDEBAR_MISSING}
            </div>
          )}
    </>
  )
}

/**
 * What opens and closes a category. Its items are fetched where the page does not carry them; one whose items do not
 * come is open all the same, to say so. To open it again tries again.
 */
function useFoldButton(category: Category, id: string, siblings: readonly string[]) {
  const { source, folds, setOpen } = useSidebarState()
  const open = isOpen(category, id, folds)

  const prepare = async () => {
    if (category.items === null) await loadSidebar(source).catch(() => {})
  }
  const toggle = async () => {
    if (!open) await prepare()
    setOpen(id, !open, siblings)
  }
  return {
    'aria-expanded': open,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick(event: MouseEvent) {
      event.preventDefault()
      void toggle()
    },
    /** Enter clicks a link by itself; a button takes the space bar as well. A held key counts once. */
    onKeyDown(event: KeyboardEvent) {
      const isSpace = event.key === ' ' && event.currentTarget.tagName === 'A'
      const isHeldEnter = event.key === 'Enter' && event.repeat
      if (isSpace || isHeldEnter) event.preventDefault()
      if (isSpace && !event.repeat) void toggle()
    },
  }
}

/** Lets a list grow when it opens and shrink when it closes: it is there until it has closed to the eye. */
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
