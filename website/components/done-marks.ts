/** Passed in rather than imported, because a chunk with modules shared by the island would burden every page. */
export interface Progress {
  /** Folder of the tutorial's pages, below the base path of the site. */
  folder: string
  /** Returns the completed steps, separated by spaces. */
  doneSteps(): string
  subscribe(listener: () => void): void
}

let isFollowing = false

/**
 * Marks completed steps in the sidebar, on this page and all later ones. React renders the sidebar, whose links come
 * and go with its folds, so this looks for new links after each change.
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
  // Language links lead to the same page.
  const links = `nav li > a:not([hreflang])[href*="/${folder}"]`
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    link.toggleAttribute('data-step-done', done.includes(link.pathname.split('/').at(-1) ?? ''))
  }
}
