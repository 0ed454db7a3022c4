/** The ids of headings are made of words and hyphens, so none of them has a colon. */
export const LIST_ID = 'search:list'
export const VERSION_ID = 'search:version'
