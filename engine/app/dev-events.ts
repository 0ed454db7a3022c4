/** Sent by the dev server when a page, or anything a page is made of, has changed. */
export const PAGE_CHANGED = 'docs:page-changed'

/** Sent by a page when it listens: an edit may have come after its document. */
export const PAGE_LISTENS = 'docs:page-listens'

/** Of the overlay with the error of a page. Vite's own, with those of scripts and style sheets, have no id. */
export const ERROR_ID = 'docs-error'

/** Of the element in a document of the dev server that holds how many edits it has seen. */
export const EDITS_ID = 'docs-edits'

/** What a page says with `PAGE_LISTENS`. */
export interface PageListens {
  /** The number in its document. */
  edits: number
}
