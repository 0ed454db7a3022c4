/** What it follows is handed to it: a chunk that shared modules with the island's would cost every page. */
export interface Progress {
  /** Folder of the tutorial's pages, below the base path of the site. */
  folder: string
  /** The steps that are done, with spaces between them. */
  doneSteps(): string
  subscribe(listener: () => void): void
}

let isFollowing = false

/**
 * Shows in the sidebar which steps are done, from here on and on every page that follows. The sidebar is
 * rendered by others, and its links come and go with its folds: new ones are looked for after each change.
 */
export function followSidebar({ folder, doneSteps, subscribe }: Progress): void {
  if (isFollowing) return
  isFollowing = true
  const markLinks = () => mark(folder, doneSteps().split(' '))
  markLinks()
  subscribe(markLinks)
  const changes = { childList: true, subtree: true, attributeFilter: ['href'] }
  new MutationObserver(markLinks).observe(document.body, changes)
}

function mark(folder: string, done: readonly string[]): void {
  // Links to languages lead to the same page.
  const links = `nav li > a:not([hreflang])[href*="/${folder}"]`
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    link.toggleAttribute('data-step-done', done.includes(link.pathname.split('/').at(-1) ?? ''))
  }
}
