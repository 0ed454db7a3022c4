declare global {
  interface HTMLElement {
    /** On `<html>`: the last click before the page was interactive, recorded by a script in the head. */
    press?: MouseEvent
  }
}

/** Buttons that need a script, and the parents of those that are still disabled. */
const WAITING = 'button:not([popovertarget],[commandfor]),:has(>:disabled)'

/**
 * Stops the head's script from recording clicks.
 * @returns a function that repeats the last one, if it was on a button that needs a script.
 */
export function takeEarlyPress(): () => void {
  window.onclick = null
  const { press } = document.documentElement
  const pressed = press?.target instanceof Element && press.target.closest(WAITING)
  return () => {
    if (pressed)
      for (const type of ['pointerdown', 'click']) pressed.dispatchEvent(new MouseEvent(type, press))
  }
}
