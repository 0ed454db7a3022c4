/** The version of the docs that a reader prefers. */
export { readPreferredVersions, subscribeToVersion } from '../../client/stores/preferred-version'
