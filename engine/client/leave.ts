const LAST = 'docs.full-load'

/**
 * Loads a page in full, where it could not be shown in place. Never twice running for one address:
 * if the page it leads to cannot come to life either, it is left as it is.
 */
export function leaveFor(url: string): void {
  if (readLast() === url) return
  writeLast(url)
  location.assign(url)
}

/** A navigation worked: the next failure may load in full again. */
export function arrived(): void {
  writeLast('')
}

function readLast(): string | null {
  try {
    return sessionStorage.getItem(LAST)
  } catch {
    return null
  }
}

function writeLast(url: string): void {
  try {
    if (url === '') sessionStorage.removeItem(LAST)
    else sessionStorage.setItem(LAST, url)
  } catch {
    // Without storage the guard is lost, not the navigation.
  }
}
