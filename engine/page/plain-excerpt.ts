const NO_PROSE = /^(?:#|>|:::|```|~~~|\||[-*+] |\d+[.)] |!\[|\[[^\]]+\]:|<|\{|[*_]{3,}$|\0)/
/** Delimits the numbers that stand in for what is literal while the Markdown around it is stripped. */
const MARK = '\uE000'
const MARKED = /\uE000(\d+)\uE000/g
/** What is shown as it is written: a character after a backslash, and code. */
const LITERAL = /\\([!-/:-@[-`{-~])|(?<!`)(`+)(?!`)([\s\S]*?[^`])\2(?!`)/g
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
/** How many letters of a paragraph are read: unclosed marks take quadratic time. */
export const MAX_PARAGRAPH = 5000
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['shy', '\u00AD'],
  ['zwj', '\u200D'],
  ['zwnj', '\u200C'],
])
/** Tags within a word or a sentence: what is around them belongs together, as in `H<sub>2</sub>O`. */
const INLINE_TAG =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|tt|u|var|wbr)$/i

/**
 * Returns the first paragraph of a Markdown twin as plain text, for descriptions in feeds. May be empty.
 * @param withoutSource Removes what is not to be read from a paragraph. One that has it is only taken if all have.
 */
export function plainExcerpt(twin: string, withoutSource = (paragraph: string) => paragraph): string {
  const prose = twin
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '' && isParagraph(block) && !block.split('\n').some(isUnderline))
    .map((paragraph) => paragraph.slice(0, MAX_PARAGRAPH))
  const plain = prose.find((paragraph) => withoutSource(paragraph) === paragraph)
  return plainText(plain ?? withoutSource(prose[0] ?? ''), twin)
}

/** True unless a block that is not a paragraph begins like this. */
export function isParagraph(block: string): boolean {
  return !NO_PROSE.test(block.trim())
}

/** True for a line that makes a heading of the paragraph above it. */
export function isUnderline(line: string): boolean {
  return UNDERLINE.test(line)
}

/** Returns a heading or paragraph of a document as plain text. */
export function plainText(markdown: string, document: string): string {
  return markdownText(withoutReferences(markdown, document).replace(/\0[^\0]*\0/g, ''))
}

/** `[spec]` is a link if the page defines it. */
function withoutReferences(paragraph: string, twin: string): string {
  if (!paragraph.includes('[')) return paragraph
  const defined = new Set(
    Array.from(twin.matchAll(/^ {0,3}\[([^\]^][^\]]*)\]:/gm), ([, label = '']) => label.toLowerCase()),
  )
  return paragraph.replace(/(?<!\])\[([^[\]]+)\](?:\[\])?(?![([:])/g, (written, label: string) =>
    defined.has(label.toLowerCase()) ? label : written,
  )
}

/**
 * Returns a line or paragraph of Markdown as plain text, without formatting or link targets. Each tag that is not inline
 * becomes `tag`.
 */
export function markdownText(markdown: string, tag = ''): string {
  const literals: string[] = []
  const keep = (_: string, escaped: string | undefined, __: string, code = '') =>
    `${MARK}${literals.push(escaped ?? code.trim().replace(/\\\|/g, '|')) - 1}${MARK}`
  return withoutMarks(markdown.replace(LITERAL, keep), tag)
    .replace(MARKED, (_, at: string) => literals[Number(at)] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function withoutMarks(text: string, tag: string): string {
  return withoutEntities(
    text
      .replace(/\{\/\*.*?\*\/\}|<!--.*?-->|\[\^[^\]]+\]/g, '')
      .replace(/\{(['"])(.*?)\1\}/g, '$2')
      .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
      .replace(/<(https?:\/\/[^>\s]+)>/g, '$1')
      .replace(/<br\b[^<>]*>/g, ' ')
      .replace(/<\/?([a-zA-Z][\w.-]*)[^<>]*>/g, (_, name: string) => (INLINE_TAG.test(name) ? '' : tag))
      .replace(/(\*\*|__|~~?)(?=\S)(.+?)(?<=\S)\1/g, '$2')
      .replace(/(?<![\w*])([*_])(?=\S)([^*_]*[^*_\s])\1(?!\w)/g, '$2'),
  )
}

/** Replaces numbers and the most common names of characters with the characters. */
export function withoutEntities(text: string): string {
  return text
    .replace(/&#x([\da-f]{1,6});/gi, (entity, code: string) => character(Number.parseInt(code, 16)) ?? entity)
    .replace(/&#(\d{1,7});/g, (entity, code: string) => character(Number(code)) ?? entity)
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
}

function character(code: number): string | undefined {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
