/** Marks the history entry of an open overlay. Its address is that of the page below. */
const MARK = 'overlay'

/** Closes the open overlay, if any. */
let closeOpen: (() => void) | undefined
let isLeaving = false
let afterwards: (() => void) | undefined

/**
 * Adds a history entry for an overlay that opens, so that going back only calls `close`. Without `close`, removes the
 * entry of an overlay that was closed.
 */
export function holdEntry(close?: () => void): void {
  closeOpen = close
  settle()
}

/** Calls `act` once the page's own entry is the current one, which may be immediately. */
export function afterOverlay(act: () => void): void {
  afterwards = act
  settle()
}

/** Returns whether the current entry is that of an overlay, which a navigation replaces. */
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
  // The page stays the same, so no other listener is notified.
  event.stopImmediatePropagation()
  if (isLeaving) {
    isLeaving = false
    // The step back would undo a navigation from within this event.
    setTimeout(settle)
  } else if (isThere) {
    // The reader went forward to an overlay that is closed.
    history.back()
  } else {
    closeOpen?.()
  }
}

/** Brings history and overlay into line. Going back is asynchronous, so the rest waits for it. */
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

/** Returns whether a dialog or popover is open above the page. */
export function isOverlayOpen(): boolean {
  return document.querySelector('dialog[open], :popover-open') !== null
}
