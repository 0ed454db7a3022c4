import { SEARCH_LIST_ID, SEARCH_VERSION_ID } from './search-ids'

/** Ids of the frame around an article. */
export const APP_ID = 'app'
export const PAGE_DATA_ID = 'page'
export const MAIN_ID = 'main'
/** Ties the menu to the buttons that open and close it. */
export const MENU_ID = 'menu'

/** No heading gets one of them. */
export const SHELL_IDS: readonly string[] = [
  APP_ID,
  PAGE_DATA_ID,
  MAIN_ID,
  MENU_ID,
  SEARCH_LIST_ID,
  SEARCH_VERSION_ID,
]
