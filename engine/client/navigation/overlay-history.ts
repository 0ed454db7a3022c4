/** Marks the history entry that stands for an open overlay. Its address is that of the page below. */
const MARK = 'overlay'

let isOpen = false
let isLeaving = false
let afterwards: (() => void) | undefined

/**
 * Gives an overlay that opens an entry of its own, so that going back closes it and nothing else, and
 * removes the entry once it has closed, or if it was open when the document was reloaded.
 */
export function holdEntry(open: boolean): void {
  isOpen = open
  settle()
}

/** Calls `act` as soon as the page's own entry is the current one, which may be at once. */
export function afterOverlay(act: () => void): void {
  afterwards = act
  settle()
}

/** Returns whether the current entry is that of an overlay; a navigation replaces it. */
export function isOverlayEntry(): boolean {
  return history.state?.[MARK] === true
}

/**
 * Calls `close` when the reader goes back from an open overlay.
 * @returns a function that stops it.
 */
export function onOverlayBack(close: () => void): () => void {
  const follow = (event: PopStateEvent) => {
    const isThere = isOverlayEntry()
    if (!isOpen && !isLeaving && !isThere) return
    // The page is the same before and after: nobody else is notified.
    event.stopImmediatePropagation()
    if (isLeaving) {
      isLeaving = false
      // A navigation from within the event would be undone by the step back.
      setTimeout(settle)
    } else if (isThere) {
      // The reader went forward to an overlay that is no longer open.
      history.back()
    } else {
      close()
    }
  }
  // In the capture phase, to run before the router whatever the order of registration.
  addEventListener('popstate', follow, true)
  return () => removeEventListener('popstate', follow, true)
}

/** Brings the history in step with the overlay. Going back is asynchronous: the rest waits for it. */
function settle(): void {
  if (isLeaving) return
  if (isOpen === isOverlayEntry()) {
    afterwards?.()
    afterwards = undefined
  } else if (isOpen) {
    history.pushState({ ...history.state, [MARK]: true }, '')
  } else {
    isLeaving = true
    history.back()
  }
}

/** Returns whether a dialog or a popover is open above the page. */
export function isOverlayOpen(): boolean {
  return document.querySelector('dialog[open], :popover-open') !== null
}
