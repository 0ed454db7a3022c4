/** The address of the page that is shown. */
export { isPlainClick, onAddressChange } from '../../client/navigation/address'
