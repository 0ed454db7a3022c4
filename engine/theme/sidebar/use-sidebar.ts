import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLayoutMode } from '../../client/stores/layout-mode'
import { loadedSidebar, loadSidebar, subscribeToSidebars } from '../../client/stores/sidebar-store'
import type { PageSidebar, SidebarCategory, SidebarItem } from '../../page/types'
import { provided, usePage, useSite } from '../contexts'
import { entered, type Folds, isOpen, merged, toggled } from './fold-state'

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
  return provided(useContext(SidebarContext), 'useSidebarState', 'SidebarContext')
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

/**
 * Returns the props of a category's button. Its items are fetched where the page does not carry them; where that
 * fails it opens all the same, to say so, and opening it again tries again.
 */
export function useFoldButton(category: SidebarCategory, id: string, siblings: readonly string[]) {
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
