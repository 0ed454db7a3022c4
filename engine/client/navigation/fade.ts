import { prefersReducedMotion } from './scroll'

/** Changes the document, with a short cross-fade where the browser has one and the reader has not asked for less motion. */
export function fade(change: () => void): void {
  if (!document.startViewTransition || document.hidden || prefersReducedMotion()) {
    change()
    return
  }
  const transition = document.startViewTransition(change)
  // A fade that is cut short, as by the next navigation, is no error. One in `change` is.
  transition.ready.catch(ignore)
  transition.finished.catch(ignore).finally(repeatPresses(transition))
}

/**
 * While a fade runs, both pages are pictures: a click reaches only the document. Ends the fade at a click, and repeats it
 * on what is there.
 * @returns a function that stops this.
 */
function repeatPresses(transition: ViewTransition): () => void {
  const repeat = async (event: MouseEvent) => {
    if (event.target !== document.documentElement) return
    transition.skipTransition()
    await transition.finished.catch(ignore)
    const pressed = document.elementFromPoint(event.clientX, event.clientY)
    if (pressed) press(pressed, event)
  }
  addEventListener('click', repeat)
  return () => removeEventListener('click', repeat)
}

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]'

/** Does with an element what a browser does when it is clicked: an event alone neither moves the focus nor opens a list. */
function press(pressed: Element, event: MouseEvent): void {
  const field = pressed.closest('label')?.control ?? pressed.closest<HTMLElement>(FOCUSABLE)
  field?.focus({ preventScroll: true })
  pressed.dispatchEvent(new MouseEvent('click', event))
  if (field instanceof HTMLSelectElement) field.showPicker?.()
}

function ignore(): void {}
