/** The icons of the theme. */
export { Icon } from '../../theme/icons/Icon'
