import TypeFilter from './TypeFilter.island'

/** Components that run in the browser, on sites with a reference. All others are replaced while a page is compiled. */
export const referenceComponents = { TypeFilter }
