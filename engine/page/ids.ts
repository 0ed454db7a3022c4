/** Ids of the frame around an article. */
export const APP_ID = 'app'
export const PAGE_DATA_ID = 'page'
export const MAIN_ID = 'main'
/** Ties the menu to the buttons that open and close it. */
export const MENU_ID = 'menu'

/** Ids in the dialog of search, apart from the others: they come with its script, not with the pages. */
export const SEARCH_LIST_ID = 'search-list'
export const SEARCH_VERSION_ID = 'search-version'

/** No heading gets one of them. */
export const SHELL_IDS: readonly string[] = [
  APP_ID,
  PAGE_DATA_ID,
  MAIN_ID,
  MENU_ID,
  SEARCH_LIST_ID,
  SEARCH_VERSION_ID,
]
