import { type MouseEvent, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react'
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
    const stop = onLayoutChange(() => {
      menu?.hidePopover()
      setBack(false)
    })
    return () => {
      stop()
      if (menu) setInert(menu, false)
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
    /** Before the browser restores the focus, which inert elements cannot take. */
    onBeforeToggle({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) {
      const isOpen = newState === 'open'
      setInert(currentTarget, isOpen)
      if (isOpen) {
        holdEntry('menu', () => currentTarget.hidePopover())
        setBack(false)
      } else releaseEntry('menu')
    },
    onToggle({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) {
      if (newState === 'open') focusPanel(currentTarget)
    },
    onClick({ currentTarget, nativeEvent }: MouseEvent<HTMLDivElement>) {
      if (currentTarget.matches(':popover-open'))
        followFromOverlay(nativeEvent, () => currentTarget.hidePopover())
    },
  }
}

/** Handles a menu that was opened before hydration. */
function takeOver(menu: HTMLElement): void {
  setInert(menu, true)
  holdEntry('menu', () => menu.hidePopover())
  if (!menu.contains(document.activeElement)) focusPanel(menu)
}

function setInert(menu: HTMLElement, inert: boolean): void {
  for (const element of surroundings(menu)) element.inert = inert
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
