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
import type { FencedFile, FenceIndex } from '../../markdown/code-fences'
import type { CodeFence } from '../../markdown/types'
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

/**
 * Returns the fences of a file in the order they stand in.
 * @throws SiteError where the Markdown or MDX is malformed.
 */
export type ReadFences = (file: FencedFile) => SampleFence[]

const DEFAULT_COMMENTS = markdown.parse({}).magicComments

export function createFenceReader(
  index: Pick<FenceIndex, 'fencesOf'>,
  magicComments: readonly MagicComment[] = DEFAULT_COMMENTS,
): ReadFences {
  const read = createMagicCommentReader([HIDE, ...magicComments])
  return (file) => index.fencesOf(file).map((fence) => sampleFence(fence, read))
}

function sampleFence({ lang, meta, value, line }: CodeFence, read: ReadMagicComments): SampleFence {
  const { language = '', title, words } = readFence(lang, meta)
  const marked = read(value, findLanguage(language)?.id ?? '')
  return {
    language,
    ...(title === undefined ? {} : { title }),
    ...readSampleWords(words),
    line,
    visible: withoutHiddenLines(marked).lines.join('\n'),
    ...compiledCode(marked, line + 1),
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
