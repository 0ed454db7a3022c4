/** The version of the docs that a reader prefers. */
export { preferredVersion, subscribeToVersion } from '../../client/stores/preferred-version'
