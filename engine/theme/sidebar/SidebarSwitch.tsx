import type { MouseEvent } from 'react'
import { setSidebarHidden } from '../../client/stores/sidebar-store'
import { Icon } from '../icons/Icon'
import styles from './Sidebar.module.css'

/** Hides and shows the sidebar of wide screens. The style sheet shows the button that makes sense. */
export function SidebarSwitch() {
  return (
    <>
      <button type="button" className={styles.hide} onClick={(event) => change(event, true)}>
        <Icon name="panel" />
        Hide sidebar
      </button>
      <button
        type="button"
        className={styles.show}
        aria-label="Show sidebar"
        title="Show sidebar"
        onClick={(event) => change(event, false)}
      >
        <Icon name="panel" />
      </button>
    </>
  )
}

/** The button that was pressed goes away: the other one gets its focus. */
function change({ currentTarget }: MouseEvent<HTMLButtonElement>, hidden: boolean): void {
  setSidebarHidden(hidden)
  const other = hidden ? currentTarget.nextElementSibling : currentTarget.previousElementSibling
  if (other instanceof HTMLElement) other.focus()
}
