/** Sent by the dev server when a page, or anything a page is made of, has changed. */
export const PAGE_CHANGED = 'docs:page-changed'

/** Sent by a page when it listens: an edit may have come after its document. */
export const PAGE_LISTENS = 'docs:page-listens'

/** Id of the overlay with the error of a page. Vite's own overlays, for scripts and style sheets, have no id. */
export const ERROR_ID = 'docs-error'

/** Id of the element of a dev document that holds the number of edits it has seen. */
export const EDITS_ID = 'docs-edits'

/** The data of `PAGE_LISTENS`. */
export interface PageListens {
  /** The number in its document. */
  edits: number
}
