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
 * @returns a function that repeats, in order, the clicks on buttons that need a script, and all keys: what the browser
 *   itself does with a key, it has done, and does not do again.
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
  const { target } = event
  if (event instanceof KeyboardEvent)
    return [() => target?.dispatchEvent(new KeyboardEvent('keydown', event))]
  const pressed = target instanceof Element && target.closest(WAITING)
  if (!pressed) return []
  return ['pointerdown', 'click'].map((type) => () => pressed.dispatchEvent(new MouseEvent(type, event)))
}
