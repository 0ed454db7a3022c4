import { useEffect, useRef } from 'react'
import { keepInView } from '../../client/navigation/scroll'
import type { PageSidebar } from '../../page/types'
import { usePage } from '../contexts'
import styles from './Sidebar.module.css'
import { SidebarList } from './SidebarList'
import { SidebarContext, useSidebar } from './use-sidebar'

interface SidebarProps {
  sidebar: PageSidebar
  hidden: boolean
}

/** The menu of one section. It stays mounted over all its pages, and so keeps its place and its folds. */
export function Sidebar({ sidebar, hidden }: SidebarProps) {
  const state = useSidebar(sidebar)
  const nav = useRef<HTMLElement>(null)
  const { path } = usePage()

  useEffect(() => {
    if (nav.current && path) keepInView(nav.current, nav.current.querySelector('[aria-current="page"]'))
  }, [path])

  return (
    <nav className={styles.sidebar} aria-label={sidebar.label ?? 'Docs sidebar'} hidden={hidden} ref={nav}>
      <SidebarContext value={state}>
        <SidebarList items={state.items} parent="" />
      </SidebarContext>
    </nav>
  )
}
