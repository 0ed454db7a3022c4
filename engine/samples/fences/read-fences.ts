import { markdown } from '../../config/schemas/markdown'
import type { MagicComment } from '../../config/types'
import { readFence } from '../../markdown/code/fence'
import { HIDE, withoutHiddenLines } from '../../markdown/code/hidden-lines'
import { findLanguage } from '../../markdown/code/languages'
import {
  createMagicCommentReader,
  type MarkedCode,
  type ReadMagicComments,
} from '../../markdown/code/magic-comments'
import { ERROR_LINE, REMOVE_LINE } from '../../markdown/code/print'
import { type CodeNode, readCodeNodes } from '../../markdown/code-fences'
import { readSampleWords, type SampleWords } from './sample-words'

/** One fence of a page, for those who compile it or run it. */
export interface SampleFence extends SampleWords {
  /** As it is written, such as `ts`; empty where the fence names none. */
  language: string
  title?: string
  /** 1-based line of the backticks. */
  line: number
  /** What readers see: hidden lines and magic comments are left out. */
  visible: string
  /** What is compiled and run: hidden lines are in it, lines marked as removed are not. */
  code: string
  /** The line in the page of each line of `code`, 1-based. */
  lines: number[]
  /** Lines of the page on which an error is wanted. */
  expectErrors: number[]
}

const DEFAULT_COMMENTS = markdown.parse({}).magicComments

/**
 * The fences of a page in the order they stand in.
 * @param path tells Markdown from MDX, and names the page in errors.
 * @throws SiteError where the Markdown or MDX is malformed.
 */
export function readFences(
  text: string,
  path: string,
  magicComments: readonly MagicComment[] = DEFAULT_COMMENTS,
): SampleFence[] {
  const read = createMagicCommentReader([HIDE, ...magicComments])
  return readCodeNodes(text.replaceAll('\r\n', '\n'), path).map((node) => sampleFence(node, read))
}

function sampleFence(node: CodeNode, read: ReadMagicComments): SampleFence {
  const { language = '', title, words } = readFence(node.lang, node.meta)
  const marked = read(node.value, findLanguage(language)?.id ?? '')
  return {
    language,
    ...(title === undefined ? {} : { title }),
    ...readSampleWords(words),
    line: node.line,
    visible: withoutHiddenLines(marked).lines.join('\n'),
    ...compiledCode(marked, node.line + 1),
  }
}

function compiledCode(
  { lines, places, classes }: MarkedCode,
  firstLine: number,
): Pick<SampleFence, 'code' | 'lines' | 'expectErrors'> {
  const kept = [...lines.keys()].filter((index) => !classes[index]?.includes(REMOVE_LINE))
  const pageLine = (index: number) => firstLine + (places[index] ?? 0)
  return {
    code: kept.map((index) => lines[index]).join('\n'),
    lines: kept.map(pageLine),
    expectErrors: kept.filter((index) => wantsError(lines[index], classes[index])).map(pageLine),
  }
}

// Of several marked lines, those with nothing but signs belong to the others.
function wantsError(line = '', classes: string[] = []): boolean {
  return classes.includes(ERROR_LINE) && /\w/.test(line)
}
