import type { KeyboardEvent, MouseEvent } from 'react'
import { SIDEBAR_MISSING } from '../../client/error-texts'
import { loadSidebar } from '../../client/stores/sidebar-store'
import type { SidebarCategory as Category } from '../../page/types'
import { classNames } from '../class-names'
import { usePage } from '../contexts'
import { holds, isAt, isOpen } from './fold-state'
import styles from './Sidebar.module.css'
import { SidebarList } from './SidebarList'
import { useFold } from './use-fold'
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
