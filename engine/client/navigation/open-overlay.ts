/** True while something is open above the page, of whatever kind. */
export function isOverlayOpen(): boolean {
  return document.querySelector('dialog[open], :popover-open') !== null
}
