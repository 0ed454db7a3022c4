/** Loads a page in full, where it could not be shown in place. */
export function leaveFor(url: string): void {
  // To the address that is there already, the history's, `assign` with a hash would only scroll.
  if (url === location.href) location.reload()
  else location.assign(url)
}
