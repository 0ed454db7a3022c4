import type { Problem } from '../../diagnostics/problem'
import type { Reporter } from '../../diagnostics/reporter'
import { closesFence } from '../../page/fence'
import { withoutCode } from '../plugins/prepare'
import {
  emptyHeading,
  noTable,
  noteWithoutText,
  noteWithoutUse,
  secondId,
  secondNote,
  tooManyCells,
  unclosedFence,
  unclosedMark,
} from '../problems'
import type { MarkdownSource } from '../types'

interface Line {
  text: string
  /** The line above, if it belongs to the same block. */
  above: string
  file: string
  line: number
}

/** HTML whose content is no Markdown. */
const PREFORMATTED = /<(pre|script|style)\b[\s\S]*?<\/\1>/gi
/** A comment may hold anything. */
const COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g
/** One in a quote ends with it, so that it needs no end of its own. */
const FENCE = /^ {0,3}(`{3,}|~{3,})(?!.*`)/
const UNCLOSED_MARK = /^[ \t]*>[ \t>]*(\[![a-z]+)[^\]]*$/i
const EMPTY_HEADING = /^ {0,3}#{1,6}[ \t]*(?:\{#[^}]*\})?[ \t]*$/
const HEADING_IDS = /^ {0,3}#{1,6}[ \t].*(\{#[^\s}]+\s+[^\s}][^}]*\})[ \t]*$/
const TABLE_ROW = /^[ \t]*\|.*\|[ \t]*$/
const DELIMITER_ROW = /^[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/
/** A character class of a regular expression stands after a slash or a bracket, or before a quantifier. */
const NOTE = /(?<![\\\]/[(|])\[\^([\w-]+)\](?![*+?{/])(:?)/g

/**
 * Reports what is shown as text, or not at all, although its author meant more: valid Markdown, which means something else. What
 * is between braces in MDX may look alike, so the patterns are narrow.
 */
export function lintMarkdown({ text, path, isExcerpt }: MarkdownSource, reporter: Reporter): void {
  // The page itself is read as a whole. An excerpt may end above its notes.
  if (isExcerpt) return
  const notes = createNotes()
  const lostCells = createRowReader()
  const written = text.split('\n')
  let above = ''
  const lines = withoutCode(text).replace(PREFORMATTED, blankOut).split('\n')
  for (const [index, own] of lines.entries()) {
    const line = { text: own, above, file: path, line: index + 1 }
    const mistake = mistakeIn(line) ?? lostCells(line, written[index] ?? '')
    if (mistake) reporter.report('warn', mistake)
    notes.read(line)
    above = own
  }
  for (const mistake of notes.mistakes()) reporter.report('warn', mistake)
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

function mistakeIn({ text, above, ...place }: Line): Problem | undefined {
  const mark = UNCLOSED_MARK.exec(text)?.[1]
  if (mark !== undefined) return unclosedMark(mark, place)
  if (EMPTY_HEADING.test(text)) return emptyHeading(text.trim(), place)
  const ids = HEADING_IDS.exec(text)?.[1]
  if (ids !== undefined) return secondId(ids, place)
  const isDelimiter = DELIMITER_ROW.test(text) && TABLE_ROW.test(above)
  if (isDelimiter && cellsIn(text) !== cellsIn(above))
    return noTable(text.trim(), cellsIn(above), cellsIn(text), place)
  return undefined
}

/**
 * Returns a function that takes consecutive lines, and reports a row of a table with more cells than its head: what is in the
 * others is not shown. A bar divides cells in code, too, so that the row is read as it is written.
 */
function createRowReader(): (line: Line, written: string) => Problem | undefined {
  let head: number | undefined
  return ({ text, above, ...place }, written) => {
    if (DELIMITER_ROW.test(text) && TABLE_ROW.test(above)) head = cellsIn(text)
    else if (!TABLE_ROW.test(text)) head = undefined
    else if (head !== undefined && cellsIn(written) > head)
      return tooManyCells(written.trim(), head, cellsIn(written), place)
    return undefined
  }
}

function cellsIn(row: string): number {
  return row.trim().split(/(?<!\\)\|/).length - 2
}

/** Collects the footnotes of a text, and the places that refer to them. */
function createNotes() {
  const texts = new Map<string, Omit<Line, 'text' | 'above'>>()
  const uses = new Map<string, Omit<Line, 'text' | 'above'>>()
  const repeated: Problem[] = []
  return {
    read({ text, file, line }: Line): void {
      for (const { 1: name = '', 2: colon, index } of text.matchAll(NOTE)) {
        const isText = colon !== '' && text.slice(0, index).trim() === ''
        const found = isText ? texts : uses
        if (isText && texts.has(name)) repeated.push(secondNote(name, { file, line }))
        if (!found.has(name)) found.set(name, { file, line })
      }
    },
    mistakes(): Problem[] {
      const lost = [...texts].filter(([name]) => !uses.has(name))
      const missing = [...uses].filter(([name]) => !texts.has(name))
      return [
        ...repeated,
        ...lost.map(([name, place]) => noteWithoutUse(name, place)),
        ...missing.map(([name, place]) => noteWithoutText(name, place)),
      ]
    },
  }
}
