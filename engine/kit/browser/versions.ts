/** The version of the docs that a reader prefers. */
export { readPreferredVersion, subscribeToVersion } from '../../client/stores/preferred-version'
