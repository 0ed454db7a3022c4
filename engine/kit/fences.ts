/** Code fences: what their first line says, which lines readers see, and all fences of a file. */
export { asFence, readFence } from '../markdown/code/fence'
export { BUILT_IN, listHiddenLines, withoutHiddenLines } from '../markdown/code/hidden-lines'
export { findLanguage } from '../markdown/code/languages'
export {
  createMagicCommentReader,
  type MarkedCode,
  type ReadMagicComments,
} from '../markdown/code/magic-comments'
export { ERROR_LINE, REMOVE_LINE } from '../markdown/code/print'
export { createFenceIndex } from '../markdown/plugins/code-fences'
export type { CodeFence, FencedFile, FenceIndex } from '../markdown/types'
export { closesFence, fenceOpening, mapProse } from '../page/fence'
