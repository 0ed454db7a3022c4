/** Ids in the layout around an article. */
export const APP_ID = 'app'
export const PAGE_DATA_ID = 'page'
export const MAIN_ID = 'main'
/** Connects the menu with the buttons that open and close it. */
export const MENU_ID = 'menu'

/** Reserved: no heading may have one of these ids. */
export const SHELL_IDS: readonly string[] = [APP_ID, PAGE_DATA_ID, MAIN_ID, MENU_ID]
