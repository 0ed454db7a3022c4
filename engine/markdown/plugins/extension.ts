import type { HastPluginList, MdastPluginList } from 'satteri'
import type { Problem, ReportedProblem, Severity } from '../../diagnostics/problem'
import type { BelowFences, Highlighter, MarkdownSource } from '../types'
import { fillMarks, twinMark } from './twin-marks'

/** A replacement for a range of the prepared source in the page's twin. */
export interface TwinEdit {
  from: number
  to: number
  text: string
  /** True to put the text at the start of its line, whatever the indentation of what it replaces. */
  isFlush?: boolean
}

/** A page as an extension sees it. */
export interface ExtendedPage {
  source: MarkdownSource
  /** The prepared source, which the positions of nodes refer to. */
  text: string
  highlighter: Pick<Highlighter, 'highlight'>
  report(severity: Severity, problem: Problem): void
  /** Records that the page depends on the extension's answer to a question. */
  ask(question: string): void
  /** Returns the text of a file that the page shows, and records that the page depends on it; null if there is none. */
  file(path: string): string | null
  /**
   * Applies a change of the page to its twin. An edit is ignored if it is inside another one, or if a later one has the
   * same range.
   */
  edit(edit: TwinEdit): void
}

/**
 * Extends a site's pages, at compile time, with what Markdown cannot express. Its plugins run at the points that it
 * names, which `compileMarkdown` orders; those of several extensions in the order of the features.
 */
export interface MarkdownExtension {
  /** Unique. */
  name: string
  /** Syntax that the parser reads as text unless an extension gives it a meaning. */
  parses?: 'math'
  /** On the Markdown tree, before anything reads its text or code. */
  beforeReading?(page: ExtendedPage): MdastPluginList
  /** On the Markdown tree, once its code, links and directives are known. */
  text?(page: ExtendedPage): MdastPluginList
  /** On the Markdown tree, after all others. What replaces the whole tree takes the lines of its nodes away. */
  tree?(page: ExtendedPage): MdastPluginList
  /** On the HTML tree, before code fences are highlighted. */
  blocks?(page: ExtendedPage): HastPluginList
  /** On the HTML tree, after all others. */
  components?(page: ExtendedPage): HastPluginList
  /**
   * Words after the language of code fences that the extension reads, as `nowrap` of `nowrap=80`; others give a warning.
   * `all` if nobody can say which.
   */
  fenceWords?: readonly string[] | 'all'
  /** Shows content below code fences, which is known only once a page is compiled. */
  below?: ShowBelow
  /** Components that a page may have before its lead, whatever is between their tags. */
  beforeLead?: readonly string[]
  /** Returns names that a page documents, by the page's path. Search puts the page first for them. */
  documents?(path: string): readonly string[]
  /** A cached page stays valid as long as the answers to its questions are the same. */
  answer?(question: string): string | null
}

export interface ShowBelow {
  /** Only fences with one of these words have something below them. */
  words: readonly string[]
  /** @throws SiteError for a page whose content cannot be made. */
  show(source: MarkdownSource, highlighter: Highlighter): Promise<ShownBelow>
}

export interface ShownBelow {
  below: BelowFences
  problems: readonly ReportedProblem[]
}

/** Returns the text with a mark for each edit. Line numbers do not change. */
export function markEdits(text: string, edits: readonly TwinEdit[]): string {
  let end = 0
  const pieces = outermost(edits).map(({ from, to, index }) => {
    const lines = text.slice(from, to).split('\n').length - 1
    const piece = text.slice(end, from) + twinMark('edit', index) + '\n'.repeat(lines)
    end = to
    return piece
  })
  return pieces.join('') + text.slice(end)
}

/** Replaces the marks with their edits, indented like the marks. */
export function fillEdits(text: string, edits: readonly TwinEdit[]): string {
  const fill = (index: string, before: string) => {
    const edit = edits[Number(index)]
    const indent = edit?.isFlush ? '' : before
    return indent + (edit?.text ?? '').replaceAll('\n', `\n${indent}`)
  }
  return fillMarks(text, 'edit', fill, '(^[ \\t]*)?')
}

/** Returns edits in page order; of several for the same range, the last. */
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
