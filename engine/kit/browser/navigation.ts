/** Where a reader is: goes to a page, and finds or focuses what is in it. */
export { goTo } from '../../client/navigation/router'
export { focusPage, hashTarget } from '../../client/navigation/scroll'
