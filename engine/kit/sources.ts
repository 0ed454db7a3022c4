/** Files that pages import: the Markdown of a part of a page, and the modules that a file reaches or requires. */
export { followImports } from '../bundle/imported-files'
export { findRequires, replaceRequires, valueOfRequired } from '../markdown/requires'
export { partialSource } from '../site/page-compiler'
