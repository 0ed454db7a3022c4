import { isPlainClick } from './address'

/** Marks the history entry of an open overlay. Its address is that of the page below. */
const MARK = 'overlay'

/** The open overlay, if any, by a name that only it has, and what closes it. */
let open: { overlay: string; close: () => void } | undefined
let isLeaving = false
let afterwards: (() => void) | undefined

/** Adds a history entry for an overlay that opens, so that going back only calls `close`. */
export function holdEntry(overlay: string, close: () => void): void {
  open = { overlay, close }
  settle()
}

/** Removes the entry of an overlay that was closed, unless another one has taken it over. */
export function releaseEntry(overlay: string): void {
  if (open && open.overlay !== overlay) return
  open = undefined
  settle()
}

/** Calls `act` once the page's own entry is the current one, which may be immediately. */
export function afterOverlay(act: () => void): void {
  afterwards = act
  settle()
}

/**
 * Follows a link of an overlay after `close`, once the overlay's history entry is gone, so that none is left behind.
 * Call it while the click is dispatched.
 */
export function followFromOverlay(event: MouseEvent, close: () => void): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || !isPlainClick(event)) return
  const isApart = link.target !== '' && link.target !== '_self'
  if (!isApart) event.preventDefault()
  close()
  if (!isApart) afterOverlay(() => link.click())
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
  if (!open && !isLeaving && !isThere) return
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
    open?.close()
  }
}

/** Brings history and overlay into line. Going back is asynchronous, so the rest waits for it. */
function settle(): void {
  if (isLeaving) return
  if (Boolean(open) === isOverlayEntry()) {
    afterwards?.()
    afterwards = undefined
  } else if (open) {
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
