import { joinWords, partsOf, tokensOf } from '../tokens'
import { FIELDS, type Field, type SearchDoc } from '../types'
import { type CanonicalPages, findName, hasWhole, spellsName } from './canonical-pages'
import type { ParsedQuery } from './query-words'
import { rowAbout } from './rows'
import type { Vocabulary } from './vocabulary'

/** Kinds of exact matches, the most specific first. Pages with a higher rank come before all with a lower one. */
export const RANKS = {
  title: 9,
  /** The name of an export that the page documents. */
  canonical: 8,
  label: 7,
  heading: 6,
  /** The name of a member that the page documents, in a row with an address of its own. */
  member: 5,
  /** The name of a row in a table or list. */
  row: 4,
  keyword: 3,
  /** A name that the page is about, among other words of the query. */
  nameAmongWords: 2,
  symbol: 1,
  none: 0,
}
/** The rank of an identifier by the field it is in. */
const SYMBOL_RANKS: Record<Field, number> = {
  title: RANKS.keyword,
  name: RANKS.keyword,
  heading: RANKS.symbol,
  keywords: RANKS.keyword,
  text: RANKS.symbol,
  code: RANKS.none,
}

export interface ExactNames {
  /** Returns the page's rank. `readings` are terms that the whole query may have meant. */
  rank(page: number, query: ParsedQuery, readings?: readonly string[]): number
  isHeading(page: number, section: number, query: ParsedQuery): boolean
  /** True if the query is an identifier that the page spells as typed: `TextChunk` does not match `textChunk`. */
  isSpelledAlike(page: number, query: ParsedQuery): boolean
}

/** Matches titles, labels, headings, identifiers and keywords by name, whatever their case and spacing. */
export function createExactNames(
  docs: readonly SearchDoc[],
  vocabulary: Vocabulary,
  canonical: CanonicalPages,
): ExactNames {
  const read = new Map<number, OwnNames>()
  const namesOf = (page: number): OwnNames => {
    const own = read.get(page) ?? ownNames(docs[page])
    read.set(page, own)
    return own
  }
  /** Returns the best rank of the terms that are identifiers, labels or keywords of a page. */
  const symbolOf = (page: number, runs: OwnNames['runs'], query: ParsedQuery, meant: readonly string[]) => {
    const isNamed = query.words.length > 1 && meant.some((term) => runs.has(term))
    const symbols = isTelling(query) ? meant.map((term) => symbolRank(page, term, vocabulary)) : []
    return Math.max(isNamed ? RANKS.keyword : RANKS.none, ...symbols)
  }
  return {
    rank(page, query, readings = []) {
      const { title, runs, label, identifier, headings } = namesOf(page)
      const meant = meantBy(query, readings)
      const isMeant = (name: string) => name !== '' && meant.includes(name)
      if (query.tag === undefined ? isMeant(title) : classOf(query).includes(title)) return RANKS.title
      if (canonical.isCanonical(page, query, readings)) return RANKS.canonical
      if (isMeant(label)) return RANKS.label
      const symbol = symbolOf(page, runs, query, meant)
      if (query.tag !== undefined)
        return hasTag(docs[page], query.tag) ? Math.max(symbol, RANKS.symbol) : RANKS.none
      if (headings.some(isMeant)) return RANKS.heading
      if (symbol > RANKS.none && canonical.hasRow(page, query))
        return Math.max(symbol, documentsMember(docs[page], query) ? RANKS.member : RANKS.row)
      const hasName = (identifier && hasWord(query, identifier)) || canonical.isCanonicalForWord(page, query)
      return Math.max(symbol, hasName ? RANKS.nameAmongWords : RANKS.none)
    },
    isHeading: (page, section, query) => namesOf(page).headings[section] === query.joined,
    isSpelledAlike(page, { words }) {
      const [word, ...others] = words
      if (!word || word.parts.length === 0 || others.length > 0) return false
      return spellsName(docs[page], word.text)
    },
  }
}

/** The names of a page and its headings, as terms. */
interface OwnNames {
  title: string
  runs: ReadonlySet<string>
  label: string
  identifier?: string
  headings: readonly string[]
}

function ownNames(doc: SearchDoc | undefined): OwnNames {
  const { title = '', label = '', sections = [] } = doc ?? {}
  return {
    title: joinWords(title),
    runs: wordRuns(title),
    label: joinWords(label),
    ...(isIdentifier(title) ? { identifier: joinWords(title) } : {}),
    headings: sections.map(({ heading = '' }) => joinWords(heading)),
  }
}

/** Returns all terms that the whole query may mean. For `readings`, see `ExactNames.rank`. */
function meantBy(query: ParsedQuery, readings: readonly string[]): string[] {
  return [query.joined, ...readings, ...classOf(query)]
}

function hasTag(doc: SearchDoc | undefined, tag: string): boolean {
  const isIn = (text: string) => hasWhole(text, `<${tag}`)
  return doc?.sections.some(({ text, code = '' }) => isIn(text) || isIn(code)) === true
}

function documentsMember(doc: SearchDoc | undefined, query: ParsedQuery): boolean {
  const named = findName(query)
  return named !== undefined && doc?.sections.some((section) => rowAbout(section, named)) === true
}

/** Returns runs of consecutive words in a title, as terms: `CSS Variables Reference` gives `cssvariables` and more. */
function wordRuns(title: string): Set<string> {
  const words = tokensOf(title).flatMap(({ kind, term }) => (kind === 'part' ? [] : [term]))
  const runs = words.flatMap((_, start) =>
    words.slice(start + 1).map((__, more) => words.slice(start, start + more + 2).join('')),
  )
  return new Set(runs)
}

/** An element also matches the name of its class: `<sign-in />` is `SignInComponent`. */
function classOf({ tag, joined }: ParsedQuery): string[] {
  return tag === undefined ? [] : [`${joined}component`]
}

/** Returns the rank of an identifier on a page; none if it is only in the page's code. */
function symbolRank(page: number, term: string, { postings }: Vocabulary): number {
  const { pages = [], fields = [] } = postings.get(term) ?? {}
  let rank: number = RANKS.none
  pages.forEach((one, at) => {
    if (one === page) rank = Math.max(rank, SYMBOL_RANKS[FIELDS[fields[at] ?? 0] ?? 'code'])
  })
  return rank
}

/** A single plain word occurs in too many texts to name anything. Several words may name an identifier or a keyword. */
function isTelling({ words, tag }: ParsedQuery): boolean {
  return tag !== undefined || words.length > 1 || words.some(({ parts }) => parts.length > 0)
}

/** A word with hyphens is prose that looks like a name: `the sign-in page` is not about `signIn`. */
function hasWord({ words }: ParsedQuery, term: string): boolean {
  return words.some((word) => word.term === term && !word.text.includes('-'))
}

function isIdentifier(title: string): boolean {
  return !/\s/.test(title) && partsOf(title).length > 0
}
