// Components of API tables that run in the browser. The others are replaced when a page is compiled.

export { default as TypeFilter } from './TypeFilter.island'
