import { closesFence, fenceOpening } from '../page/fence'
import { isParagraph, isUnderline, MAX_PARAGRAPH, plainExcerpt, plainText } from '../page/plain-excerpt'

const MODULE =
  /^(?:import\s+(?:['"]|[\w$*{])|export\s+(?:default|const|let|var|function|class|async|\{|\*)(?:\W|$))/
const COMMENT_OPENING = /^[ \t]*(<!--|\{\/\*)/
const COMMENT_END: Record<string, string> = { '<!--': '-->', '{/*': '*/' }

/** Called for each line in turn; true for the one that ends a block. */
type IsLast = (line: string) => boolean

const ATX_HEADING = /^ {0,3}(#{1,6})[ \t]+(?=\S)(.*)$/

/**
 * Returns a body's first heading as plain text, if it is of level 1: `# heading`, or a paragraph underlined with `=`.
 * One that only an expression of MDX fills is none.
 */
export function firstHeading(body: string, format: MarkdownFormat = 'mdx'): string | undefined {
  const titleOf = (heading: string) => headingText(heading, body, format) || undefined
  let paragraph: string[] | undefined = []
  for (const line of proseLines(body)) {
    const heading = ATX_HEADING.exec(line)
    if (heading) return heading[1] === '#' ? titleOf(heading[2] ?? '') : undefined
    const underline = isUnderline(line)
    if (underline && paragraph && paragraph.length > 0)
      return line.includes('=') ? titleOf(paragraph.join(' ')) : undefined
    paragraph = underline || line.trim() === '' ? [] : extendParagraph(paragraph, line)
  }
  return undefined
}

/** Adds a line to a paragraph. It is undefined inside any other block, which ends at an empty line. */
function extendParagraph(paragraph: string[] | undefined, line: string): string[] | undefined {
  const begins = /^ {0,3}\S/.test(line) && isParagraph(line)
  if (paragraph?.length === 0 && !begins) return undefined
  paragraph?.push(line.trim())
  return paragraph
}

/** Yields a body's lines, with those of code, comments and module statements left empty. */
function* proseLines(body: string): Generator<string> {
  let skip: IsLast | undefined
  for (const line of body.split('\n')) {
    const inside = skip
    if (inside === undefined) skip = skipFrom(line)
    else if (inside(line)) skip = undefined
    yield inside === undefined && skip === undefined ? line : ''
  }
}

/** Returns a test for the end of what begins on this line: code, a comment or a module statement. */
function skipFrom(line: string): IsLast | undefined {
  const fence = fenceOpening(line)
  if (fence !== undefined) return (next) => closesFence(next, fence)
  const comment = COMMENT_END[COMMENT_OPENING.exec(line)?.[1] ?? '']
  if (comment !== undefined) return line.includes(comment) ? undefined : (next) => next.includes(comment)
  return MODULE.test(line) ? moduleEnd(line) : undefined
}

/** A module statement ends at a blank line outside all brackets and templates. */
function moduleEnd(first: string): IsLast {
  let depth = 0
  let ticks = 0
  const count = (line: string) => {
    depth += (line.match(/[({[]/g)?.length ?? 0) - (line.match(/[)}\]]/g)?.length ?? 0)
    ticks += line.match(/`/g)?.length ?? 0
  }
  count(first)
  return (line) => {
    count(line)
    return line.trim() === '' && depth <= 0 && ticks % 2 === 0
  }
}

const MAX_LENGTH = 160

/** Returns a text with formulas without their dollars. */
function withoutDollars(text: string): string {
  return text.replace(/\$(?=\S)(?!\d)([^$\n]*[^$\s])\$(?!\w)/g, '$1')
}

const SPAN = '(`+)(?!`)[\\s\\S]*?[^`]\\1(?!`)'
const FORMULA_WITH_COMMANDS = '\\$[^$\\n]*\\\\[a-zA-Z][^$\\n]*\\$'
/** In MDX, what is in braces is a program, except for a text and a comment. */
const EXPRESSION = `(?<!\\\\)\\{(?!\\s*(?:/\\*|(['"])(?:(?!\\2).)*\\2\\s*\\}))[^{}]*\\}`
const EXPRESSIONS = { md: SPAN, mdx: `${SPAN}|${EXPRESSION}` }

export type MarkdownFormat = keyof typeof EXPRESSIONS

/** Returns Markdown without what `sources` finds, except for spans of code. */
function without(sources: string, markdown: string): string {
  return markdown.replace(new RegExp(sources, 'g'), (found) => (found.startsWith('`') ? found : ''))
}

function headingText(heading: string, body: string, format: MarkdownFormat): string {
  const written = heading
    .slice(0, MAX_PARAGRAPH)
    .replace(/\s+#+\s*$/, '')
    .replace(/\s*\{#[^}]*\}\s*$/, '')
  return withoutDollars(plainText(without(EXPRESSIONS[format], written), body))
}

/** Returns a body's first paragraph as plain text, cut between words: a page's default description. */
export function firstParagraph(body: string, format: MarkdownFormat = 'mdx'): string {
  const sources = `${EXPRESSIONS[format]}|${FORMULA_WITH_COMMANDS}`
  const withoutSource = (paragraph: string) => without(sources, paragraph)
  const text = withoutDollars(plainExcerpt([...proseLines(body)].join('\n'), withoutSource))
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…` : text
}
