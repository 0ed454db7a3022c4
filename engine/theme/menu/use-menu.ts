import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { followFromOverlay, holdEntry, releaseEntry } from '../../client/navigation/overlay-history'
import { onLayoutChange } from '../../client/stores/layout-mode'
import { usePage } from '../contexts'

/**
 * Adds what a popover lacks: while it is open the rest of the page is inert, and it closes on going back, on navigation
 * and when the layout changes.
 */
export function useMenu() {
  const ref = useRef<HTMLDivElement>(null)
  const { path } = usePage()
  /** Whether the reader went back from the docs menu to the main one. */
  const [isBack, setBack] = useState(false)
  const shownPath = useRef(path)

  useLayoutEffect(() => {
    const menu = ref.current
    if (!menu) return
    const stopListening = listenToToggles(menu, () => setBack(false))
    const stop = onLayoutChange(() => {
      menu.hidePopover()
      setBack(false)
    })
    return () => {
      stopListening()
      stop()
      setModal(menu, false)
      releaseEntry('menu')
    }
  }, [])

  // Before the new page takes the focus, which inert elements cannot.
  useLayoutEffect(() => {
    const menu = ref.current
    const isNewPage = shownPath.current !== path
    shownPath.current = path
    if (!menu?.matches(':popover-open')) return
    if (isNewPage) menu.hidePopover()
    else takeOver(menu)
  }, [path])

  return {
    ref,
    isBack,
    switchPanel() {
      flushSync(() => setBack(!isBack))
      if (ref.current) focusPanel(ref.current)
    },
    onClick({ currentTarget, nativeEvent }: MouseEvent<HTMLDivElement>) {
      if (currentTarget.matches(':popover-open'))
        followFromOverlay(nativeEvent, () => currentTarget.hidePopover())
    },
  }
}

/**
 * Follows a menu as it opens and closes. React 18 knows neither event of a popover, so none is a property of the element.
 * @returns a function that stops this.
 */
function listenToToggles(menu: HTMLElement, onOpen: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  // Before the browser restores the focus, which inert elements cannot take.
  const prepare = ({ newState }: ToggleEvent) => {
    const isOpen = newState === 'open'
    setModal(menu, isOpen)
    if (!isOpen) return releaseEntry('menu')
    holdEntry('menu', () => menu.hidePopover())
    onOpen()
  }
  const finish = ({ newState }: ToggleEvent) => {
    if (newState === 'open') focusPanel(menu)
  }
  menu.addEventListener('beforetoggle', prepare, { signal })
  menu.addEventListener('toggle', finish, { signal })
  return () => stop.abort()
}

/** Handles a menu that was opened before hydration. */
function takeOver(menu: HTMLElement): void {
  setModal(menu, true)
  holdEntry('menu', () => menu.hidePopover())
  if (!menu.contains(document.activeElement)) focusPanel(menu)
}

/** What an open menu is. On wide screens, it is a part of the page. */
const DIALOG = { role: 'dialog', 'aria-modal': 'true', 'aria-label': WORDS.menu.open }

/** While the menu is open, nothing else can be used. */
function setModal(menu: HTMLElement, isModal: boolean): void {
  for (const element of surroundings(menu)) element.inert = isModal
  for (const [name, value] of Object.entries(DIALOG)) {
    if (isModal) menu.setAttribute(name, value)
    else menu.removeAttribute(name)
  }
}

/** Focuses the current page's link in the visible panel, or else its first link. */
function focusPanel(menu: HTMLElement): void {
  const panel = menu.querySelector('nav:not([hidden])')
  const link = panel?.querySelector<HTMLElement>('[aria-current="page"]') ?? panel?.querySelector('a')
  link?.focus()
}

/** Returns the siblings of the menu and of its parent. */
function surroundings(menu: HTMLElement): HTMLElement[] {
  const siblings = [
    ...(menu.parentElement?.children ?? []),
    ...(menu.parentElement?.parentElement?.children ?? []),
  ]
  return siblings.filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.contains(menu),
  )
}
