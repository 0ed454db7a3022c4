import type { Posting } from './build-index'
import { FIELDS } from './types'
import type { TermPlaces } from './vocabulary'

/** What a whole key is on a page. */
export const NAME_KINDS = ['title', 'label', 'heading'] as const

export type NameKind = (typeof NAME_KINDS)[number]

/** Numbers of the pages that a whole key names. */
export type NamedPages = Partial<Record<NameKind, number[]>>

/** What a file of terms says of one key. */
export interface TermLine {
  /** By what the line is found: the term, or what its identifier has from the start of an inner part on. */
  key: string
  term: string
  places: TermPlaces
  names: NamedPages
}

const FIELD_MARKS = ['t', 'n', 'h', 'k', 'x', 'c']
const NAME_MARKS = ['T', 'L', 'H']
const LINE = /^([^;>]+)(?:>([^;>]+))?((?:;[tnhkxcTLH][\da-z,]+)*)$/
const RADIX = 36

/** One line: `tokencookie>webtokencookie;t3,1;x9` stands on the pages 3 and 4 in the title, on page 9 in the text. */
export function termLine(key: string, term: string, posting: Posting, names: NamedPages = {}): string {
  const fields = FIELDS.map((field, at) => marked(FIELD_MARKS[at], posting[field]))
  const named = NAME_KINDS.map((kind, at) => marked(NAME_MARKS[at], names[kind]))
  return [key === term ? key : `${key}>${term}`, ...fields, ...named].join('')
}

/** Undefined for what is no whole line, or names a page that there is not. */
export function readTermLine(line: string, pageCount: number): TermLine | undefined {
  const [whole, key = '', term = key, lists = ''] = LINE.exec(line) ?? []
  if (whole === undefined) return undefined
  const read: TermLine = { key, term, places: { pages: [], fields: [] }, names: {} }
  for (const list of lists.split(';').slice(1)) {
    const pages = pagesOf(list.slice(1))
    if (!pages.every((page) => page < pageCount)) return undefined
    const mark = list.charAt(0)
    const kind = NAME_KINDS[NAME_MARKS.indexOf(mark)]
    if (kind) read.names[kind] = pages
    else addPlaces(read.places, pages, FIELD_MARKS.indexOf(mark))
  }
  return read
}

function addPlaces({ pages, fields }: TermPlaces, more: readonly number[], field: number): void {
  for (const page of more) {
    pages.push(page)
    fields.push(field)
  }
}

/** Each page as the distance from the one before: small numbers are short, and alike. */
function marked(mark = '', pages: readonly number[] = []): string {
  if (pages.length === 0) return ''
  return `;${mark}${pages.map((page, at) => (page - (pages[at - 1] ?? 0)).toString(RADIX)).join()}`
}

function pagesOf(list: string): number[] {
  let page = 0
  return list.split(',').map((distance) => {
    page += Number.parseInt(distance, RADIX)
    return page
  })
}
