/** Ids in the dialog of search, apart from the others: they come with its script, not with the pages. */
export const SEARCH_LIST_ID = 'search-list'
export const SEARCH_VERSION_ID = 'search-version'
