/** Ties the menu to the buttons that open and close it. */
export const MENU_ID = 'menu'
