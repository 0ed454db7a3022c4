/** Loads scripts later, and finds out that the site has a newer build. */
export { isSlow, whenIdle } from '../../client/connection'
export { importScript } from '../../client/import-script'
export { documentVersion, lookForNewBuild, showNewBuild } from '../../client/new-build'
