/** Finds what the address names in a page, and focuses the page. */
export { focusPage, hashTarget } from '../../client/navigation/scroll'
