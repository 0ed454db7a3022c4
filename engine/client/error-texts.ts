/** Texts for parts of a page that fail. */
export const PAGE_CRASHED = 'This page crashed.'
export const TRY_AGAIN = 'Try again'
export const RETRY = 'Retry'
/** On its own line between the message of an error and that of its cause. */
export const CAUSE = 'Cause:'
export const ISLAND_MISSING = 'This part of the page could not be loaded.'
export const SIDEBAR_MISSING = 'Could not load. Open it again to retry.'
