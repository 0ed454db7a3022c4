import { visible } from '../../../page/letters'
import { markdownText, withoutEntities } from '../../../page/plain-excerpt'
import type { TocItem } from '../../../page/types'
import { joinWords } from '../tokens'
import type { SearchPage, SearchSection } from '../types'
import { markdownLines } from './lines'

/** A compiled page, as input for search. */
export interface SectionSource {
  title: string
  /** See `SearchDoc.label`. */
  label?: string
  /** Path with the base path. */
  url: string
  /** The part of the site that it is in, as named in the navbar. */
  part?: string
  description: string
  keywords: readonly string[]
  /** See `SearchPage.names`. */
  names?: readonly string[]
  /** Headings with an id, in page order. */
  toc: readonly TocItem[]
  /** The ids of headings, and of rows that can be linked to, in page order. */
  anchors?: readonly string[]
  /** The page as plain Markdown, including partials. */
  twin: string
}

/** Splits a page at its headings. A heading without an id starts no section, since nothing could link to it. */
export function pageSections({ toc, anchors = [], twin, ...page }: SectionSource): SearchPage {
  const headings = headingReader(toc)
  const drafts: Draft[] = [emptyDraft()]
  for (const { kind, text } of markdownLines(twin)) {
    const plain = kind === 'code' ? visible(text) : textOf(text)
    const item = kind === 'heading' ? headings(plain) : undefined
    if (item) drafts.push({ ...emptyDraft(), item })
    else if (kind !== 'heading') drafts.at(-1)?.[kind].push(plain)
    else if (joinWords(plain) !== joinWords(page.title)) drafts.at(-1)?.text.push(plain)
  }
  return { ...page, title: visible(page.title), sections: withRows(drafts.map(finish), anchors) }
}

interface Draft {
  item?: TocItem
  text: string[]
  /** Labels come last, so that an excerpt begins with prose. */
  label: string[]
  code: string[]
}

function emptyDraft(): Draft {
  return { text: [], label: [], code: [] }
}

/** Returns a function that finds the table of contents' entry for each heading in turn. */
function headingReader(toc: readonly TocItem[]): (text: string) => TocItem | undefined {
  const keys = toc.map(({ html }) => joinWords(textOf(htmlText(html))))
  let next = 0
  return (text) => {
    const found = keys.indexOf(joinWords(text), next)
    if (found < 0) return undefined
    next = found + 1
    return toc[found]
  }
}

function finish({ item, text, label, code }: Draft): SearchSection {
  // Excerpts do not show indentation.
  const joined = code
    .join('\n')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
  return {
    ...(item ? { id: item.id, heading: htmlText(item.html), level: item.level } : {}),
    text: [...text, ...label].filter((line) => line !== '').join('\n'),
    ...(joined === '' ? {} : { code: joined }),
  }
}

/** Gives each section the rows that follow its heading, up to the next section. */
function withRows(sections: SearchSection[], anchors: readonly string[]): SearchSection[] {
  const starts = sections.map(({ id }) => (id === undefined ? -1 : anchors.indexOf(id)))
  return sections.map((section, at) => {
    const next = starts.slice(at + 1).find((start) => start >= 0)
    const rows = anchors.slice((starts[at] ?? -1) + 1, next)
    return rows.length === 0 ? section : { ...section, rows }
  })
}

/** Returns a line or paragraph of Markdown as readers see it. Tags of blocks separate the words around them. */
export function textOf(markdown: string): string {
  return visible(markdownText(markdown, ' '))
}

/** Returns a heading's inline HTML as plain text. */
export function htmlText(html: string): string {
  return visible(withoutEntities(html.replace(/<[^>]*>/g, '')))
}
