declare global {
  interface HTMLElement {
    /** On `<html>`: the last click before the page was interactive. The head's script keeps it. */
    press?: MouseEvent
  }
}

/** Buttons that a script answers, and what stands around one that is not enabled yet. */
const WAITING = 'button:not([popovertarget],[commandfor]),:has(>:disabled)'

/**
 * Stops the head's script from recording clicks.
 * @returns a function that repeats the last one, where it was on a button that a script answers.
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
