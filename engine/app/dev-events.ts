/** Sent by the dev server when a page, or anything it is made of, has changed. */
export const PAGE_CHANGED = 'docs:page-changed'

/** Sent by a page once it listens, because an edit may have come after its document. */
export const PAGE_LISTENS = 'docs:page-listens'

/** Id of the overlay with a page's error. Vite's own overlays, for scripts and style sheets, have no id. */
export const ERROR_ID = 'docs-error'

/** Id of the element of a dev document with the number of edits that it includes. */
export const EDITS_ID = 'docs-edits'

/** The data of `PAGE_LISTENS`. */
export interface PageListens {
  /** The number in the page's document. */
  edits: number
}
