/** The parsed info string of a fence. */
export interface Fence {
  language?: string
  title?: string
  /** The file to show, as written, such as `src/query.ts#build`. Its name is the default title. */
  file?: string
  /** 1-based line numbers of `{1,3-5}`, as pairs of first and last. */
  ranges: [first: number, last: number][]
  /** Line numbers of `focus={2-4}`. */
  focus?: [first: number, last: number][]
  /** The texts of `/word/`. */
  marks?: string[]
  /** The first line's number; absent if lines are not numbered. */
  numbersFrom?: number
  /** All other words, as written. */
  words: string[]
}

/** The parser has read escapes, so a quote within quotes is one that no blank follows. */
const QUOTED = `"(?:[^"]|"(?![\\s{]|$))*"|'(?:[^']|'(?![\\s{]|$))*'`
const WORD = new RegExp(
  `(?<!\\S)\\[[^\\n]+?\\](?=[\\s{]|$)|(?<!\\S)\\/[^/\\n]+\\/(?!\\S)|[^\\s"'{}=]+=(?:${QUOTED}|\\{[^}]*\\}|\\S*)|\\{[^}]*\\}|\\S+`,
  'g',
)
const TITLE = /^title=(?:"(.*)"|'(.*)'|([^\s"']\S*))$/
/** `[search.ts]` is a title in VitePress. */
const BRACKETS = /^\[(.+)\]$/
const FILE = /^file=(?:"([^"]*)"|'([^']*)'|([^\s"']\S*))$/
const FOCUS = /^focus=(\{[\d\s,-]+\})$/
const MARK = /^\/([^/]+)\/$/
const RANGES = /^\{[\d\s,-]+\}$/
const NUMBERS = /^showLineNumbers(?:=\{?(\d+)\}?)?$/

/** Parses a fence's language and meta. A meta word where the language is expected still counts as meta. */
export function readFence(lang = '', meta = ''): Fence {
  const [language, rest] = splitLanguage(lang)
  const fence: Fence = { ranges: [], words: [] }
  if (language !== '') fence.language = language
  for (const [word] of `${rest} ${meta}`.matchAll(WORD)) readWord(word, fence)
  if (fence.file !== undefined) fence.title ??= fence.file.replace(/#.*$/, '').replace(/^.*\//, '')
  return fence
}

/** `ts{1,3}` is a language with a range; `title="…"` and `{1,3}` contain no language. */
function splitLanguage(lang: string): [language: string, rest: string] {
  const at = lang.search(/[{=]/)
  if (at === -1) return [lang, '']
  return lang[at] === '=' ? ['', lang] : [lang.slice(0, at), lang.slice(at)]
}

function readWord(word: string, fence: Fence): void {
  const title = TITLE.exec(word)
  const file = FILE.exec(word)
  const focus = FOCUS.exec(word)?.[1]
  const mark = MARK.exec(word)?.[1]
  const numbers = NUMBERS.exec(word)
  const brackets = BRACKETS.exec(word)?.[1]
  if ((title && fence.title !== undefined) || (file && fence.file !== undefined)) fence.words.push(word)
  else if (title) fence.title = title[1] ?? title[2] ?? title[3] ?? ''
  else if (file) fence.file = file[1] ?? file[2] ?? file[3] ?? ''
  else if (numbers) fence.numbersFrom = Number(numbers[1] ?? 1)
  else if (focus) fence.focus = readRanges(focus)
  else if (brackets && fence.title === undefined) fence.title = brackets
  else if (mark) fence.marks = [...(fence.marks ?? []), mark]
  else if (RANGES.test(word)) fence.ranges.push(...readRanges(word))
  else fence.words.push(word)
}

function readRanges(word: string): [number, number][] {
  return [...word.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)].map(([, first, last = first]) => [
    Number(first),
    Number(last),
  ])
}

/** Returns code as a fence that is longer than any run of backticks in it. */
export function asFence(code: string, info: string): string {
  const runs = Array.from(code.matchAll(/`+/g), ([run]) => run.length)
  const fence = '`'.repeat(Math.max(2, ...runs) + 1)
  return `${fence}${info}\n${code}\n${fence}`
}
