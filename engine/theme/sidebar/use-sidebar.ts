import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react'
import { isSlow } from '../../client/connection'
import { isPlainClick } from '../../client/navigation/address'
import { findSidebar, loadSidebar, subscribeToSidebars } from '../../client/stores/sidebar-store'
import type { PageSidebar, ShownPage, SidebarCategory, SidebarItem } from '../../page/types'
import { requireProvider, usePage, useSite } from '../contexts'
import { enter, type Folds, isOpen, mergeItems, openUntouched, toggle } from './fold-state'

export interface SidebarState {
  source: string
  items: SidebarItem[]
  folds: Folds
  setOpen(key: string, open: boolean, siblings: readonly string[]): void
}

export const SidebarContext = createContext<SidebarState | undefined>(undefined)

/** @throws Error outside `<SidebarContext>`. */
export function useSidebarState(): SidebarState {
  return requireProvider(useContext(SidebarContext), 'useSidebarState', 'SidebarContext')
}

/** Returns whether a page has its sidebar beside it, on windows with room for that. Others have it only in their menu. */
export function hasSidebarBeside({ kind, layout, sidebar }: ShownPage): boolean {
  return kind !== 'home' && layout !== 'wide' && sidebar !== undefined
}

/** Returns the items and folds of one sidebar, which all its pages share. */
export function useSidebar(sidebar: PageSidebar): SidebarState {
  const { path } = usePage()
  const { autoCollapseCategories } = useSite().docs.sidebar
  const items = useKnownItems(sidebar)
  const [state, setState] = useState(() => ({ path, items, folds: enter(new Map(), items, path, false) }))
  if (state.path !== path) {
    setState({ path, items, folds: enter(state.folds, items, path, autoCollapseCategories) })
  } else if (state.items !== items) setState({ path, items, folds: openUntouched(state.folds, items, path) })
  return {
    source: sidebar.source,
    items,
    folds: state.folds,
    setOpen: (key, open, siblings) =>
      setState((current) => ({
        ...current,
        folds: toggle(current.folds, key, open, autoCollapseCategories ? siblings : []),
      })),
  }
}

/** Returns the whole sidebar once loaded; until then, the parts in this page and earlier ones. */
function useKnownItems(sidebar: PageSidebar): SidebarItem[] {
  const [known, setKnown] = useState({ from: sidebar, items: sidebar.items })
  const items = known.from === sidebar ? known.items : mergeItems(known.items, sidebar.items)
  if (known.from !== sidebar) setKnown({ from: sidebar, items })
  const whole = useSyncExternalStore(
    subscribeToSidebars,
    () => findSidebar(sidebar.source),
    () => undefined,
  )
  return whole ?? items
}

/**
 * Returns the props of a category's button. Items that the page lacks are loaded first. If that fails, the category
 * opens anyway to show the failure, and opening it again retries.
 */
export function useFoldButton(category: SidebarCategory, id: string, siblings: readonly string[]) {
  const { source, folds, setOpen } = useSidebarState()
  const open = isOpen(category, id, folds)

  const prepare = async () => {
    if (category.items === null) await loadSidebar(source).catch(() => {})
  }
  const prepareAhead = () => {
    if (!isSlow()) void prepare()
  }
  const toggle = async () => {
    if (!open) await prepare()
    setOpen(id, !open, siblings)
  }
  return {
    'aria-expanded': open,
    onPointerEnter: prepareAhead,
    onFocus: prepareAhead,
    onClick(event: MouseEvent) {
      // With a modifier, the link of a category opens its page in a tab or window.
      if (event.currentTarget.tagName === 'A' && !isPlainClick(event.nativeEvent)) return
      event.preventDefault()
      void toggle()
    },
    /** Browsers click links on Enter only, but buttons also on Space. A held key counts once. */
    onKeyDown(event: KeyboardEvent) {
      const isSpace = event.key === ' ' && event.currentTarget.tagName === 'A'
      const isHeldEnter = event.key === 'Enter' && event.repeat
      if (isSpace || isHeldEnter) event.preventDefault()
      if (isSpace && !event.repeat) void toggle()
    },
  }
}
