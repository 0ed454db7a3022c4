import { defineMdastPlugin } from 'satteri'
import { mapProse } from '../../page/fence'
import { readFence } from '../code/fence'
import { listHiddenLines } from '../code/hidden-lines'
import type { ImportedModule, SourceLink } from '../types'
import type { ComponentTag } from './component-tags'
import { fillEdits, markEdits, type TwinEdit } from './extension'
import { fillMarks, twinMark } from './twin-marks'

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g
const COMPONENT_TAG = /^<\/?[A-Z][^<>]*>$/
const DEFINITION = /^( {0,3}\[[^\]]+\]:[ \t]*<?)([^\s<>]+)/

/** First and last of a range of lines, 1-based. */
export type LineRange = [first: number, last: number]

interface Placed {
  position?: { start: Point; end: Point } | undefined
}

interface Point {
  line: number
  offset?: number | undefined
}

/**
 * Collects front matter, module code, MDX comments and hidden lines of code fences: as ranges of lines, or as edits if
 * a line has other content. In plain Markdown, also component tags, which have no effect there.
 */
export function collectHidden(text: string, ranges: LineRange[], edits: TwinEdit[]) {
  const note = ({ position }: Readonly<Placed>) => {
    if (position) ranges.push([position.start.line, position.end.line])
  }
  const hide = ({ position }: Readonly<Placed>) => {
    const { start: { offset: from } = {}, end: { offset: to } = {} } = position ?? {}
    if (from === undefined || to === undefined) return
    if (fillsLines(text, from, to)) note({ position })
    else edits.push({ from, to, text: '' })
  }
  const expression = (node: Readonly<Placed & { value: string }>) => {
    if (node.value.replace(COMMENT, '').trim() === '') hide(node)
  }
  return defineMdastPlugin({
    name: 'hidden lines',
    options: { position: true },
    yaml: note,
    toml: note,
    mdxjsEsm: note,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    html(node) {
      if (COMPONENT_TAG.test(node.value)) hide(node)
    },
    code({ lang, meta, value, position }) {
      const { file, words } = readFence(lang ?? '', meta ?? '')
      if (file !== undefined) return
      const first = (position?.start.line ?? 0) + 1
      ranges.push(
        ...listHiddenLines(value, lang ?? '', words).map((line): LineRange => [first + line, first + line]),
      )
    },
  })
}

export interface TwinParts {
  /** The prepared source, with all its lines. */
  text: string
  /** Lines that readers do not see. */
  hidden: readonly LineRange[]
  tags: readonly ComponentTag[]
  /** Replacements for parts of the text. */
  edits: readonly TwinEdit[]
  links: readonly SourceLink[]
  images: readonly SourceLink[]
  imports: readonly ImportedModule[]
}

/**
 * Returns the page as plain Markdown: without front matter, module code, comments and component tags, but with the
 * tags' labels and titles, and with resolved links. Partials are marks.
 */
export function markdownTwin({ text, hidden, tags, edits, links, images, imports }: TwinParts): string {
  const targets = new Map([...images, ...links].map(({ url, href }) => [url, href ?? url]))
  const target = (url: string) => targets.get(url) ?? url
  const all = [...tags.map((tag) => tagEdit(tag, imports)), ...edits]
  const own = fillEdits(withoutLines(markEdits(text, all), hidden), all)
  const body = mapProse(own, (line) =>
    line
      .replace(/\]\(([^\s)]+)/g, (_, url: string) => `](${target(url)}`)
      .replace(DEFINITION, (_, label: string, url: string) => label + target(url))
      .replace(/^(#{1,6} .*?)\s*\{#[\w.:-]+\}$/, '$1'),
  )
  return tidy(body)
}

/** Replaces the marks with the text of partials. `textOf` returns undefined for an unknown partial. */
export function fillTwin(twin: string, textOf: (specifier: string) => string | undefined): string {
  const filled = fillMarks(twin, 'partial', (specifier) => textOf(specifier)?.trim() ?? '')
  return filled === twin ? twin : tidy(filled)
}

function withoutLines(text: string, ranges: readonly LineRange[]): string {
  const left = new Set(ranges.flatMap(([first, last]) => linesBetween(first, last)))
  return text
    .split('\n')
    .filter((_, index) => !left.has(index + 1))
    .join('\n')
}

function linesBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function tidy(text: string): string {
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

/** True if the lines of a range have no other content. */
function fillsLines(text: string, from: number, to: number): boolean {
  const lineEnd = text.indexOf('\n', to)
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  return (before + text.slice(to, lineEnd < 0 ? text.length : lineEnd)).trim() === ''
}

/** Replaces a tag with its caption, flush left: Markdown could take the indentation of a component for code. */
function tagEdit(tag: ComponentTag, imports: readonly ImportedModule[]): TwinEdit {
  const { from, to, name, caption, href, isBlock, isFollowed } = tag
  const partial = imports.find(({ local }) => local !== undefined && local === name)
  const words = href === undefined ? caption : `[${caption}](${href})`
  const label = words === undefined ? '' : `**${words}**`
  const text = partial ? twinMark('partial', partial.specifier) : label
  return { from, to, text: text !== '' && isFollowed ? `${text} ` : text, isFlush: isBlock }
}
