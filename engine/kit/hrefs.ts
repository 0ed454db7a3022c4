/** Paths of pages: with the base path, in the form that pages use, and as disks compare them. */
export { baseRoute, cleanLinks, foldPath, withBase } from '../content/href'
export type { CleanLink } from '../content/types'
export { fileOfHref, isExternal, isLoaded, percentDecode } from '../page/href'
export { cleanPath, HASHED } from '../page/site'
