let leaving: string | undefined

/** Loads a page in full, where it could not be shown in place. Never twice running for one address. */
export function leaveFor(url: string): void {
  if (url === leaving) return
  leaving = url
  // The document may come back from the back-forward cache, and then starts afresh.
  addEventListener('pageshow', stay, { once: true })
  // To the address that is there already, the history's, `assign` with a hash would only scroll.
  if (url === location.href) location.reload()
  else location.assign(url)
}

function stay(): void {
  leaving = undefined
}
