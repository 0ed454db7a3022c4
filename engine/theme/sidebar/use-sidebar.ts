import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { useLayoutMode } from '../../client/stores/layout-mode'
import { loadedSidebar, subscribeToSidebars } from '../../client/stores/sidebar-store'
import type { PageSidebar, SidebarItem } from '../../page/types'
import { provided, usePage, useSite } from '../contexts'
import { entered, type Folds, merged, toggled } from './fold-state'

export interface SidebarState {
  source: string
  items: SidebarItem[]
  folds: Folds
  /** False in the prerendered page, where a category is a plain link. */
  isHydrated: boolean
  setOpen(key: string, open: boolean, siblings: readonly string[]): void
}

export const SidebarContext = createContext<SidebarState | undefined>(undefined)

/** @throws Error outside `<SidebarContext>`. */
export function useSidebarState(): SidebarState {
  return provided(useContext(SidebarContext), 'useSidebarState', 'SidebarContext', 'Sidebar')
}

/** Items and folds of one sidebar, the same on all its pages. */
export function useSidebar(sidebar: PageSidebar): SidebarState {
  const { path } = usePage()
  const { autoCollapseCategories } = useSite().docs.sidebar
  const items = useKnownItems(sidebar)
  const [state, setState] = useState(() => ({ path, folds: entered(new Map(), items, path, false) }))
  if (state.path !== path) {
    setState({ path, folds: entered(state.folds, items, path, autoCollapseCategories) })
  }
  return {
    source: sidebar.source,
    items,
    folds: state.folds,
    isHydrated: useLayoutMode() !== 'ssr',
    setOpen: (key, open, siblings) =>
      setState((current) => ({
        ...current,
        folds: toggled(current.folds, key, open, autoCollapseCategories ? siblings : []),
      })),
  }
}

/** The whole sidebar once it has been loaded; until then what this page and earlier ones carry. */
function useKnownItems(sidebar: PageSidebar): SidebarItem[] {
  const [known, setKnown] = useState({ from: sidebar, items: sidebar.items })
  const items = known.from === sidebar ? known.items : merged(known.items, sidebar.items)
  if (known.from !== sidebar) setKnown({ from: sidebar, items })
  const whole = useSyncExternalStore(
    subscribeToSidebars,
    () => loadedSidebar(sidebar.source),
    () => undefined,
  )
  return whole ?? items
}
