/** The address of the page that is shown. */
export { isPlainClick, onAddressChange } from '../../client/navigation/address'
export { parameterOf, writeParameter } from '../../client/stores/tab-choice'
