import { join } from 'node:path'

/** The route of a page of ordinary size. */
export const PAGE_TO_EDIT = 'atomic/helpers/guid'

/** Its file. */
export function pageToEdit(site: string): string {
  return join(site, 'docs', `${PAGE_TO_EDIT}.mdx`)
}

export const EDITS = 9
/** Of two changes within 50 ms the file watcher tells one: an author types slower than that. In ms. */
export const BETWEEN_EDITS = 250
