/** Marks the history entry that stands for an open overlay. Its address is that of the page below. */
const MARK = 'overlay'

let isOpen = false
let isLeaving = false
let afterwards: (() => void) | undefined

/**
 * Gives an overlay that opens an entry of its own, so that going back closes it and nothing else, and
 * takes the entry away when it has closed, or was open when the document was loaded anew.
 */
export function holdEntry(open: boolean): void {
  isOpen = open
  settle()
}

/** Calls `act` as soon as the page's own entry is the current one: at once where it is already. */
export function afterOverlay(act: () => void): void {
  afterwards = act
  settle()
}

/** True while the current entry is that of an overlay: what takes its place leaves no trace of it. */
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
      // What is followed from within the event would be undone by that very step.
      setTimeout(settle)
    } else if (isThere) {
      // Forward, to where nothing is open any more.
      history.back()
    } else {
      close()
    }
  }
  // Before the router, whichever was there first.
  addEventListener('popstate', follow, true)
  return () => removeEventListener('popstate', follow, true)
}

/** Brings the history in step with the overlay. A step back takes its time: the rest waits for it. */
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

/** True while something is open above the page, of whatever kind. */
export function isOverlayOpen(): boolean {
  return document.querySelector('dialog[open], :popover-open') !== null
}
