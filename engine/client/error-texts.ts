/** Texts for parts of a page that fail. */
export const PAGE_CRASHED = WORDS.errors.pageCrashed
export const TRY_AGAIN = WORDS.errors.tryAgain
export const RETRY = WORDS.errors.retry
/** On its own line between an error's message and that of its cause. */
export const CAUSE = WORDS.errors.cause
export const ISLAND_MISSING = WORDS.errors.islandNotLoaded
/** Added to the label of a button. */
export const TOOL_MISSING = WORDS.errors.toolNotLoaded
export const SIDEBAR_MISSING = WORDS.sidebar.notLoaded
