/** Marks the history entry that stands for an open overlay. Its address is that of the page below. */
const MARK = 'overlay'

/** Closes the open overlay, if there is one. */
let closeOpen: (() => void) | undefined
let isLeaving = false
let afterwards: (() => void) | undefined

/**
 * Gives an overlay that opens an entry of its own, so that going back calls `close` and does nothing else.
 * Without `close` the overlay has closed, and its entry goes.
 */
export function holdEntry(close?: () => void): void {
  closeOpen = close
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

/** Follows the history, and removes the entry of an overlay that was open when the document was reloaded. */
export function installOverlayHistory(): void {
  // In the capture phase, to run before the router whatever the order of registration.
  addEventListener('popstate', follow, true)
  settle()
}

function follow(event: PopStateEvent): void {
  const isThere = isOverlayEntry()
  if (!closeOpen && !isLeaving && !isThere) return
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
    closeOpen?.()
  }
}

/** Brings the history in step with the overlay. Going back is asynchronous: the rest waits for it. */
function settle(): void {
  if (isLeaving) return
  if (Boolean(closeOpen) === isOverlayEntry()) {
    afterwards?.()
    afterwards = undefined
  } else if (closeOpen) {
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
