import type { HastPluginList } from 'satteri'
import type { Problem, Severity } from '../../diagnostics/problem'
import type { MarkdownSource } from '../types'

/** Text in place of a range of the prepared source, in the page's twin. */
export interface TwinEdit {
  from: number
  to: number
  text: string
  /** Puts the text at the start of its line, however what it stands for is indented. */
  isFlush?: boolean
}

/** One page, as an extension meets it. */
export interface ExtendedPage {
  source: MarkdownSource
  /** The prepared source: positions of nodes count in it. */
  text: string
  report(severity: Severity, problem: Problem): void
  /** Notes that the page depends on what the extension answers. */
  ask(question: string): void
  /**
   * Changes the twin as the page is changed. An edit within another, or of the same range as a later one, has no
   * effect.
   */
  edit(edit: TwinEdit): void
}

/** What a site's pages show beyond Markdown, decided while they are compiled. */
export interface Extension {
  /** They run when all others have. */
  plugins(page: ExtendedPage): HastPluginList
  /** While the answers stand, so does a page that asked. */
  answer(question: string): string | null
}

/** Stands for an edit until its text takes its place: it must keep its lines as long as lines are counted. */
function mark(index: number, lines: number): string {
  return `\0${index}\0${'\n'.repeat(lines)}`
}

/** The text with a mark in place of each edit, with as many lines. */
export function markEdits(text: string, edits: readonly TwinEdit[]): string {
  let end = 0
  const pieces = outermost(edits).map(({ from, to, index }) => {
    const lines = text.slice(from, to).split('\n').length - 1
    const piece = text.slice(end, from) + mark(index, lines)
    end = to
    return piece
  })
  return pieces.join('') + text.slice(end)
}

/** The text with the edits in place of their marks, indented as they are. */
export function fillEdits(text: string, edits: readonly TwinEdit[]): string {
  if (edits.length === 0) return text
  return text.replace(/(^[ \t]*)?\0(\d+)\0/gm, (_, before = '', index: string) => {
    const edit = edits[Number(index)]
    const indent: string = edit?.isFlush ? '' : before
    return indent + (edit?.text ?? '').replaceAll('\n', `\n${indent}`)
  })
}

/** In the order of the page; of edits of the same range the last. */
function outermost(edits: readonly TwinEdit[]) {
  let end = -1
  return edits
    .map(({ from, to }, index) => ({ from, to, index }))
    .sort((a, b) => a.from - b.from || b.to - a.to || b.index - a.index)
    .filter(({ to }) => {
      const isOuter = to > end
      end = Math.max(end, to)
      return isOuter
    })
}
