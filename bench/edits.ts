import { join } from 'node:path'

/** Route of a page of ordinary size. */
export const PAGE_TO_EDIT = 'atomic/helpers/guid'

/** Returns the page's file. */
export function pageToEdit(site: string): string {
  return join(site, 'docs', `${PAGE_TO_EDIT}.mdx`)
}

export const EDITS = 9
/** In ms. The file watcher merges changes within 50 ms; authors type slower than that. */
export const BETWEEN_EDITS = 250
