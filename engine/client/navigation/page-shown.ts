/**
 * Calls `listener` when a page is shown: now, for the first one, and after each client navigation, when its title and
 * its address are in place. A navigation sets the title exactly once, even to the same text.
 * @returns a function that stops it.
 */
export function onPageShown(listener: (path: string) => void): () => void {
  const tell = () => listener(location.pathname)
  const title = document.querySelector('title')
  const observer = new MutationObserver(tell)
  if (title) observer.observe(title, { childList: true })
  tell()
  return () => observer.disconnect()
}
