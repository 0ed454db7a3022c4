import { markdownText, withoutEntities } from '../../page/plain-excerpt'
import type { TocItem } from '../../page/types'
import { joinedTerm } from '../tokens'
import type { SearchPage, SearchSection } from '../types'
import { linesOf } from './lines'

/** What search needs to know of a compiled page. */
export interface SectionSource {
  title: string
  /** See `SearchDoc.label`. */
  label?: string
  /** Path with the base path. */
  url: string
  /** The part of the site it is in, as the navbar names it. */
  part?: string
  description: string
  keywords: readonly string[]
  /** See `SearchPage.names`. */
  names?: readonly string[]
  /** Headings that have an id, in the order of the page. */
  toc: readonly TocItem[]
  /** The page as plain Markdown, partials filled in. */
  twin: string
}

/** Cuts a page at its headings. Headings without an id open no section: nothing could lead to them. */
export function sectionsOf({ toc, twin, ...page }: SectionSource): SearchPage {
  const headings = headingReader(toc)
  const drafts: Draft[] = [emptyDraft()]
  for (const { kind, text } of linesOf(twin)) {
    const plain = kind === 'code' ? text : plainText(text)
    const item = kind === 'heading' ? headings(plain) : undefined
    if (item) drafts.push({ ...emptyDraft(), item })
    else if (kind !== 'heading') drafts.at(-1)?.[kind].push(plain)
    else if (joinedTerm(plain) !== joinedTerm(page.title)) drafts.at(-1)?.text.push(plain)
  }
  return { ...page, sections: drafts.map(finished) }
}

interface Draft {
  item?: TocItem
  text: string[]
  /** They come last, so that an excerpt begins with what is said. */
  label: string[]
  code: string[]
}

function emptyDraft(): Draft {
  return { text: [], label: [], code: [] }
}

/** Finds the entry of the table of contents for one heading after another. */
function headingReader(toc: readonly TocItem[]): (text: string) => TocItem | undefined {
  const keys = toc.map(({ html }) => joinedTerm(plainText(htmlText(html))))
  let next = 0
  return (text) => {
    const found = keys.indexOf(joinedTerm(text), next)
    if (found < 0) return undefined
    next = found + 1
    return toc[found]
  }
}

function finished({ item, text, label, code }: Draft): SearchSection {
  const joined = code.join('\n').trim()
  return {
    ...(item ? { id: item.id, heading: htmlText(item.html), level: item.level } : {}),
    text: [...text, ...label].filter((line) => line !== '').join('\n'),
    ...(joined === '' ? {} : { code: joined }),
  }
}

/** What a reader sees of one line or paragraph of Markdown. A tag parts the words around it. */
export function plainText(markdown: string): string {
  return markdownText(markdown, ' ')
}

/** Inline HTML of a heading as plain text. */
export function htmlText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
  return withoutEntities(text)
}
