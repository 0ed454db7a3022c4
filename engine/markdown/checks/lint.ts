import type { Problem } from '../../diagnostics/problem'
import type { Reporter } from '../../diagnostics/reporter'
import { closesFence } from '../../page/fence'
import { findUnclosedTag } from '../../page/unclosed-tag'
import { withoutCode } from '../plugins/prepare'
import type { MarkdownSource } from '../types'
import type { Line } from './lines'
import { createNotes } from './notes'
import {
  emptyHeading,
  emptyId,
  headingWithoutBlank,
  hiddenBefore,
  idWithoutHeading,
  secondId,
  unclosedFence,
  unclosedMark,
  unclosedTag,
} from './problems'
import { createReferences } from './references'
import { createTableReader } from './tables'

/** HTML whose content is no Markdown. */
const PREFORMATTED = /<(pre|script|style)\b[\s\S]*?<\/\1>/gi
/** A comment may hold anything. */
const COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g
/** One in a quote ends with it, so that it needs no end of its own. */
const FENCE = /^ {0,3}(`{3,}|~{3,})(?!.*`)/
const UNCLOSED_MARK = /^[ \t]*>[ \t>]*(\[![a-z]+)[^\]]*$/i
const EMPTY_HEADING = /^ {0,3}#{1,6}[ \t]*(?:\{#[^}]*\})?[ \t]*$/
const HEADING_IDS = /^ {0,3}#{1,6}[ \t].*(\{#[^\s}]+\s+[^\s}][^}]*\})[ \t]*$/
const HEADING = /^[ \t>]*(?:[-*+][ \t]+)?#{1,6}[ \t]/
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
const ID_AT_END = /^(?!\s*:::).*[^\s\\][ \t]+(\{#[\w-]*\})[ \t]*$/
/** Tags that authors close. Others may be names in angle brackets, `<file>`. */
const CLOSED = new Set('details summary div section aside figure table span center sub sup kbd'.split(' '))
/** One mark alone may be a tag, `#tides`. */
const HEADING_WITHOUT_BLANK = /^ {0,3}(#{2,6}(?=[^#\s])|#{1,6}(?=[^\S \t]))(.*)$/
/** Zero-width blanks and marks of byte order, which come with text from elsewhere. */
const HIDDEN_BEFORE =
  /^[ \t]*(?:\u200b|\u200c|\u200d|\u2060|\ufeff)+[ \t]*(#{1,6}(?=[ \t])|[-*+>](?=[ \t])|`{3}|:{3}|\|(?=.*\|))/

/**
 * Reports what is shown as text, or not at all, although its author meant more: valid Markdown, which means something else. What
 * is between braces in MDX may look alike, so the patterns are narrow.
 */
export function lintMarkdown({ text, path, format, isExcerpt }: MarkdownSource, reporter: Reporter): void {
  // The page itself is read as a whole. An excerpt may end above its notes.
  if (isExcerpt) return
  const notes = createNotes()
  const references = createReferences()
  const mistakeInTable = createTableReader()
  const written = text.split('\n')
  let above = ''
  const lines = withoutCode(text).replace(PREFORMATTED, blankOut).split('\n')
  for (const [index, own] of lines.entries()) {
    const line = { text: own, above, file: path, line: index + 1 }
    const mistake =
      mistakeIn(line) ?? mistakeInTable(line, written[index] ?? '') ?? mistakenId(line, lines[index + 1])
    if (mistake) reporter.report('warn', mistake)
    notes.read(line)
    references.read(line)
    above = own
  }
  for (const mistake of [...notes.mistakes(), ...references.mistakes()]) reporter.report('warn', mistake)
  const rest = lines.join('\n')
  // A comment without an end hides tags, and has a message of its own.
  const tag = format === 'md' && !rest.includes('<!--') ? findUnclosedTag(rest) : undefined
  if (tag !== undefined && CLOSED.has(tag)) {
    const line = lines.findLastIndex((own) => own.toLowerCase().includes(`<${tag}`)) + 1
    reporter.report('warn', unclosedTag(tag, { file: path, line }))
  }
  const fence = openFence(text)
  if (fence !== undefined) reporter.report('warn', unclosedFence({ file: path, line: fence }))
}

/** Returns the line of the fence that goes on to the end of the text. */
function openFence(text: string): number | undefined {
  let open: { mark: string; line: number } | undefined
  for (const [index, line] of text.replace(COMMENT, blankOut).split('\n').entries()) {
    if (open) {
      if (closesFence(line, open.mark)) open = undefined
      continue
    }
    const mark = FENCE.exec(line)?.[1]
    if (mark !== undefined) open = { mark, line: index + 1 }
  }
  return open?.line
}

function blankOut(html: string): string {
  return html.replace(/[^\n]/g, '')
}

/** Looks at the id at the end of a line. The heading may be underlined. */
function mistakenId({ text, file, line }: Line, below = ''): Problem | undefined {
  const id = ID_AT_END.exec(text)?.[1]
  if (id === undefined) return undefined
  if (HEADING.test(text) || UNDERLINE.test(below)) return id === '{#}' ? emptyId({ file, line }) : undefined
  return idWithoutHeading(id, { file, line })
}

function mistakeIn({ text, file, line }: Line): Problem | undefined {
  const place = { file, line }
  const mark = UNCLOSED_MARK.exec(text)?.[1]
  if (mark !== undefined) return unclosedMark(mark, place)
  if (EMPTY_HEADING.test(text)) return emptyHeading(text.trim(), place)
  const ids = HEADING_IDS.exec(text)?.[1]
  if (ids !== undefined) return secondId(ids, place)
  const hidden = HIDDEN_BEFORE.exec(text)?.[1]
  if (hidden !== undefined) return hiddenBefore(hidden, place)
  const [, marks = '', title = ''] = HEADING_WITHOUT_BLANK.exec(text) ?? []
  return marks === '' ? undefined : headingWithoutBlank(marks, title, place)
}
