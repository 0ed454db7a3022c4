/** Goes to another page of the site. */
export { goTo } from '../../client/navigation/router'
