/** Files that pages import: the Markdown of a part of a page, and the modules that a file reaches. */
export { followImports } from '../bundle/imported-files'
export { partialSource } from '../site/page-compiler'
