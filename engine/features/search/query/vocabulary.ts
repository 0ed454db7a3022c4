import { unpackNumbers, unpackWords } from '../packed-lists'
import type { SearchIndex } from '../types'
import { stem } from './stem'

/** The pages that contain a term, and for each one an index in `FIELDS`. */
export interface Posting {
  pages: number[]
  fields: number[]
}

/** Every term of a site. */
export interface Vocabulary {
  pageCount: number
  terms: readonly string[]
  /** All terms, one per line, with a line break before the first and after the last. */
  lines: string
  /** Bit sets of the letters in `terms`: similar terms have similar ones. */
  letters: readonly number[]
  postings: ReadonlyMap<string, Posting>
  /** Terms that share a stem, by stem. */
  families: ReadonlyMap<string, readonly string[]>
}

export function createVocabulary(index: SearchIndex): Vocabulary {
  const lines = index.postings.split('\n')
  const terms = unpackWords(index.terms)
  const postings = new Map(terms.map((term, number) => [term, postingOf(lines[number] ?? '')]))
  return {
    pageCount: index.pages,
    terms,
    lines: `\n${terms.join('\n')}\n`,
    letters: terms.map(letterSet),
    postings,
    families: familiesOf(terms),
  }
}

/** Returns the terms that contain a text, or only those that begin with it, each with the index of the first match. */
export function termsWith(
  text: string,
  { lines }: Vocabulary,
  onlyAtStart = false,
): [term: string, index: number][] {
  const found: [string, number][] = []
  const sought = onlyAtStart ? `\n${text}` : text
  let at = lines.indexOf(sought)
  while (at >= 0 && text !== '') {
    const first = onlyAtStart ? at + 1 : at
    const start = lines.lastIndexOf('\n', first - 1) + 1
    const end = lines.indexOf('\n', first)
    found.push([lines.slice(start, end), first - start])
    at = lines.indexOf(sought, end)
  }
  return found
}

/** Below 1, so that a rare word, such as a verb that one page happens to use, does not outweigh what a question is about. */
const RARITY_POWER = 0.7

/** Returns how specific a word is: the fewer pages have it, the more. */
export function rarity(pages: number, pageCount: number): number {
  return Math.log(1 + pageCount / Math.max(pages, 1)) ** RARITY_POWER
}

/** One bit for each letter of the alphabet; other characters share these bits. */
export function letterSet(term: string): number {
  let set = 0
  for (let at = 0; at < term.length; at++) set |= 1 << (term.charCodeAt(at) & 31)
  return set
}

function postingOf(line: string): Posting {
  const posting: Posting = { pages: [], fields: [] }
  line.split(' ').forEach((packed, field) => {
    for (const page of unpackNumbers(packed)) {
      posting.pages.push(page)
      posting.fields.push(field)
    }
  })
  return posting
}

function familiesOf(terms: readonly string[]): Map<string, string[]> {
  const families = new Map<string, string[]>()
  for (const term of terms) {
    const shared = stem(term)
    const family = families.get(shared)
    if (family) family.push(term)
    else families.set(shared, [term])
  }
  return families
}
