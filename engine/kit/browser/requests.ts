/** Requests that end: none waits for a host that has fallen silent. */
export { fetchFile } from '../../client/fetch-file'
export { fetchUnlessSilent } from '../../client/fetch-unless-silent'
export { inTime, LateError } from '../../client/in-time'
export { type Loaded, loadOnce } from '../../client/load-once'
