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
import type { FencedFile, FenceIndex } from '../../markdown/plugins/code-fences'
import type { CodeFence } from '../../markdown/types'

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

/** What an author asks for behind the language of a fence. */
export interface SampleWords {
  /** The sample is run at build time. */
  run: boolean
  /** Readers can run it, too. */
  try: boolean
  /** Why the sample is not compiled; empty where no reason is given. */
  noCheck?: string
}

const NO_CHECK = /^no-check(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?$/

export function readSampleWords(words: readonly string[]): SampleWords {
  const noCheck = words.map((word) => NO_CHECK.exec(word)).find((found) => found !== null)
  const reason = noCheck?.slice(1).find((part) => part !== undefined) ?? ''
  return {
    run: words.includes('run'),
    try: words.includes('try'),
    ...(noCheck ? { noCheck: reason.trim() } : {}),
  }
}
