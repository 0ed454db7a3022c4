import type { Entry, Listing } from './types'

export function isListing(entry: Entry): entry is Listing {
  return 'view' in entry
}

/** What an author wrote; nothing for a page that no file holds. */
export function textOf(entry: Entry): string {
  return isListing(entry) ? '' : entry.text
}
