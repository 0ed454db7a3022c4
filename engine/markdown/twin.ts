import { defineMdastPlugin } from 'satteri'
import { hiddenLines } from './code/hidden-lines'
import { fillEdits, markEdits, type TwinEdit } from './extension'
import { mapProse } from './fences'
import type { ImportedModule, SourceLink } from './types'

const COMPONENT_TAG = /^\s*<\/?([A-Z][\w.]*)[^<>]*>\s*$/
const CAPTION = /\b(?:label|title)="([^"]+)"/
const DEFINITION = /^( {0,3}\[[^\]]+\]:[ \t]*<?)([^\s<>]+)/

/** Lines of the source that are no text: 1-based, first and last. */
export type LineRange = [first: number, last: number]

interface Placed {
  position?: { start: { line: number }; end: { line: number } } | undefined
}

/** Notes where front matter, module code, and the hidden lines of code fences stand. */
export function collectHidden(ranges: LineRange[]) {
  const note = ({ position }: Readonly<Placed>) => {
    if (position) ranges.push([position.start.line, position.end.line])
  }
  return defineMdastPlugin({
    name: 'hidden lines',
    options: { position: true },
    yaml: note,
    toml: note,
    mdxjsEsm: note,
    code({ lang, value, position }) {
      const first = (position?.start.line ?? 0) + 1
      ranges.push(...hiddenLines(value, lang ?? '').map((line): LineRange => [first + line, first + line]))
    },
  })
}

export interface TwinParts {
  /** The prepared source, with all its lines. */
  text: string
  /** What the source has and readers do not see. */
  hidden: readonly LineRange[]
  /** What stands in place of parts of the text. */
  edits: readonly TwinEdit[]
  links: readonly SourceLink[]
  images: readonly SourceLink[]
  imports: readonly ImportedModule[]
}

/**
 * The page as plain Markdown, for readers and tools that want text: no front matter, no module code,
 * no component tags (their labels and titles stay), links as the site has them. Where a partial
 * stands, its mark does: see `partialMark`.
 */
export function markdownTwin({ text, hidden, edits, links, images, imports }: TwinParts): string {
  const targets = new Map([...images, ...links].map(({ url, href }) => [url, href ?? url]))
  const target = (url: string) => targets.get(url) ?? url
  const own = fillEdits(withoutLines(markEdits(text, edits), hidden), edits)
  const body = mapProse(own, (line) => {
    const tag = COMPONENT_TAG.exec(line)
    if (tag) return tagText(line, tag[1], imports)
    return line
      .replace(/\]\(([^\s)]+)/g, (_, url: string) => `](${target(url)}`)
      .replace(DEFINITION, (_, label: string, url: string) => label + target(url))
      .replace(/^(#{1,6} .*?)\s*\{#[\w.:-]+\}$/, '$1')
  })
  return tidy(body)
}

/** Stands in a twin for the text of a partial. */
export function partialMark(specifier: string): string {
  return `\0${specifier}\0`
}

/** A twin with the text of its partials. `textOf` gives nothing for a partial that is not known. */
export function fillTwin(twin: string, textOf: (specifier: string) => string | undefined): string {
  if (!twin.includes('\0')) return twin
  return tidy(twin.replace(/\0([^\0]*)\0/g, (_, specifier: string) => textOf(specifier)?.trim() ?? ''))
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

function tagText(tag: string, name: string | undefined, imports: readonly ImportedModule[]): string {
  const partial = imports.find(({ local }) => local !== undefined && local === name)
  if (partial) return tag.trim().startsWith('</') ? '' : partialMark(partial.specifier)
  const label = CAPTION.exec(tag)?.[1]
  return label === undefined ? '' : `**${label}**`
}
