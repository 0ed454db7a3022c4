/** Words of the theme that are the same wherever something fails. */
export { RETRY } from '../../client/error-texts'
