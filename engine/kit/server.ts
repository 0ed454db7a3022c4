/** Serves a built site, as `docs serve` does. */
export { serveSite } from '../serve/serve'
export { siteFile } from '../serve/site-file'
