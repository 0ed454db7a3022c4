import { isSearchKey } from '../features/search/client/shortcut'
import { isTyped } from '../features/search/client/type-ahead'

declare global {
  interface HTMLElement {
    /** On `<html>`: clicks and keys before the page was interactive, recorded by a script in the head. */
    earlyClicks?: (MouseEvent | KeyboardEvent)[]
  }
}

/** Buttons that need a script, and the parents of those that are still disabled. */
const WAITING = 'button:not([popovertarget],[commandfor]),:has(>:disabled)'

/**
 * Stops the head's script from recording.
 * @returns a function that repeats, in order, the clicks on buttons that need a script, and the keys that open search
 *   or are typed into it.
 */
export function takeEarlyClicks(): () => void {
  window.onclick = window.onkeydown = null
  const repeats = (document.documentElement.earlyClicks ?? []).flatMap(repeatOf)
  // Each in a task of its own, so that the next one meets what it has changed.
  return () => {
    for (const repeat of repeats) setTimeout(repeat)
  }
}

function repeatOf(event: MouseEvent | KeyboardEvent): (() => void)[] {
  if (event instanceof KeyboardEvent) {
    if (!isSearchKey(event) && !isTyped(event)) return []
    return [() => document.body.dispatchEvent(new KeyboardEvent('keydown', event))]
  }
  const pressed = event.target instanceof Element && event.target.closest(WAITING)
  if (!pressed) return []
  return ['pointerdown', 'click'].map((type) => () => pressed.dispatchEvent(new MouseEvent(type, event)))
}
