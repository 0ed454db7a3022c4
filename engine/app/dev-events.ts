/** Sent by the dev server when a page, or anything a page is made of, has changed. */
export const PAGE_CHANGED = 'docs:page-changed'
