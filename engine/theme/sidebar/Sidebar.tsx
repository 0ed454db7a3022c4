import { type MouseEvent, useEffect, useRef } from 'react'
import { keepInView } from '../../client/navigation/scroll'
import { setSidebarHidden } from '../../client/stores/sidebar-store'
import type { PageSidebar } from '../../page/types'
import { usePage } from '../contexts'
import { Icon } from '../icons/Icon'
import styles from './Sidebar.module.css'
import { SidebarList } from './SidebarList'
import { SidebarContext, useSidebar } from './use-sidebar'

interface SidebarProps {
  sidebar: PageSidebar
  hidden: boolean
}

/** The sidebar of one section. It stays mounted across its pages, keeping its scroll position and its folds. */
export function Sidebar({ sidebar, hidden }: SidebarProps) {
  const state = useSidebar(sidebar)
  const nav = useRef<HTMLElement>(null)
  const { path } = usePage()

  useEffect(() => {
    if (nav.current && path) keepInView(nav.current, nav.current.querySelector('[aria-current="page"]'))
  }, [path])

  return (
    <nav
      className={styles.sidebar}
      aria-label={sidebar.label ?? WORDS.sidebar.label}
      data-title={sidebar.title}
      hidden={hidden}
      ref={nav}
    >
      <SidebarContext.Provider value={state}>
        <SidebarList items={state.items} parent="" />
      </SidebarContext.Provider>
    </nav>
  )
}

/** Hides and shows the sidebar on wide screens. The style sheet shows the button that applies. */
export function SidebarSwitch() {
  return (
    <>
      <button type="button" className={styles.hide} onClick={(event) => change(event, true)}>
        <Icon name="panel" />
        {WORDS.sidebar.hide}
      </button>
      <button
        type="button"
        className={styles.show}
        title={WORDS.sidebar.show}
        onClick={(event) => change(event, false)}
      >
        <Icon name="panel" />
      </button>
    </>
  )
}

/** Moves the focus to the other button, since the pressed one disappears. */
function change({ currentTarget }: MouseEvent<HTMLButtonElement>, hidden: boolean): void {
  setSidebarHidden(hidden)
  const other = hidden ? currentTarget.nextElementSibling : currentTarget.previousElementSibling
  if (other instanceof HTMLElement) other.focus()
}
