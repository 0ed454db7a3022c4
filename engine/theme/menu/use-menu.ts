import { type MouseEvent, type ToggleEvent, useLayoutEffect, useRef } from 'react'
import { keepInView } from '../../client/keep-in-view'
import { useLayoutMode } from '../../client/layout-mode'
import { usePage } from '../contexts'

/**
 * What the browser leaves to do for an open menu: the rest of the page is out of reach, and the menu
 * closes on navigation and when the layout becomes the desktop one.
 */
export function useMenu() {
  const ref = useRef<HTMLDivElement>(null)
  const { path } = usePage()
  const isDesktop = useLayoutMode() === 'desktop'

  const shownPath = useRef(path)

  // Before the new page takes the focus: what is inert could not.
  useLayoutEffect(() => {
    const menu = ref.current
    const isNewPage = shownPath.current !== path
    shownPath.current = path
    if (!menu?.matches(':popover-open')) return
    if (isNewPage || isDesktop) menu.hidePopover()
    else takeOver(menu)
  }, [isDesktop, path])

  return {
    ref,
    /** Before the browser gives the focus back: what is inert could not take it. */
    onBeforeToggle({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) {
      setInert(currentTarget, newState === 'open')
    },
    onToggle({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) {
      if (newState !== 'open') return
      currentTarget.querySelector('button')?.focus()
      keepInView(currentTarget, currentTarget.querySelector('[aria-current="page"]'))
    },
    onClick({ currentTarget, target, defaultPrevented }: MouseEvent<HTMLDivElement>) {
      if (!defaultPrevented && target instanceof Element && target.closest('a')) currentTarget.hidePopover()
    },
  }
}

/** A menu that was opened before hydration. */
function takeOver(menu: HTMLElement): void {
  setInert(menu, true)
  if (!menu.contains(document.activeElement)) menu.querySelector('button')?.focus()
}

function setInert(menu: HTMLElement, inert: boolean): void {
  for (const element of surroundings(menu)) element.inert = inert
}

/** All that stands beside the menu or beside an element around it. */
function surroundings(menu: HTMLElement): HTMLElement[] {
  const siblings = [
    ...(menu.parentElement?.children ?? []),
    ...(menu.parentElement?.parentElement?.children ?? []),
  ]
  return siblings.filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.contains(menu),
  )
}
