import {
  BUILT_IN,
  type CodeFence,
  createMagicCommentReader,
  ERROR_LINE,
  type FencedFile,
  type FenceIndex,
  findLanguage,
  type MarkedCode,
  REMOVE_LINE,
  type ReadMagicComments,
  readFence,
  withoutHiddenLines,
} from '../../../../kit/fences'
import type { MagicComment } from '../../../../kit/options'

/** A fence of a page, prepared for compiling and running. */
export interface SampleFence extends SampleWords {
  /** The language as written, such as `ts`; empty if the fence has none. */
  language: string
  title?: string
  /** 1-based line of the opening fence. */
  line: number
  /** The code that readers see, without hidden lines and magic comments. */
  visible: string
  /** The 1-based line in the page of each line of `visible`. */
  visibleLines: number[]
  /** The code that is compiled and run. Includes hidden lines, but not lines marked as removed. */
  code: string
  /** The 1-based line in the page of each line of `code`. */
  lines: number[]
  /** 1-based lines of the page on which an error is expected. */
  expectErrors: number[]
}

/**
 * Returns the fences of a file in source order.
 * @throws SiteError if the Markdown or MDX is malformed.
 */
export type ReadFences = (file: FencedFile) => SampleFence[]

export function createFenceReader(
  index: Pick<FenceIndex, 'fencesOf'>,
  magicComments: readonly MagicComment[],
): ReadFences {
  const read = createMagicCommentReader([...BUILT_IN, ...magicComments])
  return (file) => index.fencesOf(file).flatMap((fence) => sampleFence(fence, read) ?? [])
}

function sampleFence({ lang, meta, value, line }: CodeFence, read: ReadMagicComments) {
  const { language = '', title, file, words } = readFence(lang, meta)
  if (file !== undefined) return undefined // The file belongs to a project that compiles it.
  const marked = read(value, findLanguage(language)?.id ?? '')
  return {
    language,
    ...(title === undefined ? {} : { title }),
    ...readSampleWords(words),
    line,
    ...visibleCode(marked, words, line + 1),
    ...codeToCompile(marked, line + 1),
  }
}

function visibleCode(
  marked: MarkedCode,
  words: readonly string[],
  firstLine: number,
): Pick<SampleFence, 'visible' | 'visibleLines'> {
  const { lines, sourceIndexes } = withoutHiddenLines(marked, words)
  return { visible: lines.join('\n'), visibleLines: sourceIndexes.map((index) => firstLine + index) }
}

function codeToCompile(
  { lines, sourceIndexes, classes }: MarkedCode,
  firstLine: number,
): Pick<SampleFence, 'code' | 'lines' | 'expectErrors'> {
  const indexes = [...lines.keys()].filter((index) => !classes[index]?.includes(REMOVE_LINE))
  const pageLine = (index: number) => firstLine + (sourceIndexes[index] ?? 0)
  return {
    code: indexes.map((index) => lines[index]).join('\n'),
    lines: indexes.map(pageLine),
    expectErrors: indexes.filter((index) => wantsError(lines[index], classes[index])).map(pageLine),
  }
}

// In a marked range, lines with only punctuation belong to the other lines' statement.
function wantsError(line = '', classes: string[] = []): boolean {
  return classes.includes(ERROR_LINE) && /\w/.test(line)
}

/** The options in a fence's info string. */
export interface SampleWords {
  /** Run the sample at build time. */
  run: boolean
  /** Let readers run it too. */
  try: boolean
  /** What it did stands beside its code, where there is room. */
  beside?: true
  /** Its editor opens and runs it as soon as it comes into view. */
  open?: true
  /** Why the sample is not compiled; empty if no reason is given. */
  noCheck?: string
}

const NO_CHECK = /^no-check(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?$/

function readSampleWords(words: readonly string[]): SampleWords {
  const noCheck = words.map((word) => NO_CHECK.exec(word)).find((found) => found !== null)
  const reason = noCheck?.slice(1).find((part) => part !== undefined) ?? ''
  return {
    run: words.includes('run'),
    try: words.includes('try'),
    ...(words.includes('beside') ? { beside: true } : {}),
    ...(words.includes('open') ? { open: true } : {}),
    ...(noCheck ? { noCheck: reason.trim() } : {}),
  }
}
