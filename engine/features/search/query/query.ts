import { editDistance } from '../../../page/edit-distance'
import { joinWords } from '../tokens'
import {
  capHits,
  FIELDS,
  type Hit,
  type PageResult,
  type Results,
  type SearchDoc,
  type SearchDocuments,
  type SearchOptions,
} from '../types'
import { createCanonicalPages, findName, type Named } from './canonical-pages'
import { createExactNames } from './exact-names'
import { excerptOf, termsToMark } from './excerpt'
import { expandWords, isMissing } from './expand'
import { createPageTerms } from './page-terms'
import { sectionsWith } from './phrases'
import { type ParsedQuery, parseQuery } from './query-words'
import { type RankedPage, rankPages } from './ranking'
import { rowAbout } from './rows'
import type { Vocabulary } from './vocabulary'

export interface Search {
  /**
   * Any text is a query. Words in quotes must stand together; nothing else has a special meaning.
   * @param rounds How many times `maxHits` hits to return.
   * @param part The part of the site to search; all of it by default.
   */
  query(text: string, rounds?: number, part?: string): Results
  /** Reads the words of all sections, one section per step, some of which each query needs. */
  prepare(): Iterable<unknown>
}

/** Returns a search over the content of the two search files. */
export function createSearch({ searchDocs, options }: SearchDocuments, vocabulary: Vocabulary): Search {
  const canonical = createCanonicalPages(searchDocs, vocabulary)
  const names = createExactNames(searchDocs, vocabulary, canonical)
  const termsOfPage = createPageTerms(searchDocs)
  const sources = { vocabulary, names, canonical, termsOfPage }
  return {
    *prepare() {
      for (const page of searchDocs.keys())
        for (const { weights } of termsOfPage(page).sections) yield weights()
    },
    query(text, rounds = 1, part) {
      const query = parseQuery(text)
      if (query.words.length === 0) return { ...NOTHING, query: query.text }
      const words = expandWords(query.words, vocabulary)
      const all = withPhrases(rankPages(query, words, sources), query, searchDocs)
      const ranked = part === undefined ? all : all.filter(({ page }) => searchDocs[page]?.part === part)
      const terms = termsToMark(words)
      const limit = rounds * options.maxHits
      // Every page has a hit, so one page beyond the limit shows that there are more.
      const pages = ranked.slice(0, limit + 1).flatMap((page) => {
        const doc = searchDocs[page.page]
        return doc
          ? [dropHighlights(withTyped(pageResult(page, doc, terms, findName(query)), query), options)]
          : []
      })
      return {
        query: query.text,
        ...capHits(pages, limit),
        total: ranked.length,
        counts: countsOf(all, searchDocs),
        near: all.length === 0 ? nearTerms(query, searchDocs, vocabulary) : [],
        missing: words.filter(isMissing).map(({ word }) => word.text),
      }
    },
  }
}

/** Returns the pages, and of each the sections, that have all phrases of a query. */
function withPhrases(
  pages: RankedPage[],
  { phrases }: ParsedQuery,
  searchDocs: readonly SearchDoc[],
): RankedPage[] {
  if (phrases.length === 0) return pages
  return pages.flatMap((page) => {
    const doc = searchDocs[page.page]
    const numbers = doc ? sectionsWith(doc, phrases) : []
    const sections = numbers.map(
      (number) => page.sections.find(({ section }) => section === number) ?? scoreNone(number),
    )
    return numbers.length > 0 ? [{ ...page, sections: sections.sort((a, b) => b.score - a.score) }] : []
  })
}

function scoreNone(section: number): RankedPage['sections'][number] {
  return { section, score: 0, hasOwn: true }
}

/** Returns how many pages each part of the site has. */
function countsOf(pages: readonly RankedPage[], searchDocs: readonly SearchDoc[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { page } of pages) {
    const part = searchDocs[page]?.part
    if (part !== undefined) counts[part] = (counts[part] ?? 0) + 1
  }
  return counts
}

/** A page that was found by a relative of a word is still to show the word itself, where it has it. */
function withTyped(page: PageResult, { words }: ParsedQuery): PageResult {
  const typed = words.filter(({ minor }) => !minor).map(({ text }) => text.toLowerCase())
  return {
    ...page,
    hits: page.hits.map((hit) => ({ ...hit, words: [...new Set([...typed, ...hit.words])] })),
  }
}

const NOTHING: Results = { query: '', pages: [], hasMore: false, total: 0, counts: {}, near: [], missing: [] }

/** Without words, nothing is highlighted on the page that a hit leads to. */
function dropHighlights(page: PageResult, { highlightResult }: SearchOptions): PageResult {
  if (highlightResult) return page
  return { ...page, hits: page.hits.map((hit) => ({ ...hit, words: [] })) }
}

const MAX_NEAR = 5
const MIN_LENGTH = 3
const MAX_LENGTH = 20
/** Typos as a fraction of the query's length. */
const MAX_DISTANCE = 0.4

/** Returns titles and words similar to the query, the most similar first, as suggestions if nothing was found. */
export function nearTerms(query: ParsedQuery, docs: readonly SearchDoc[], vocabulary: Vocabulary): string[] {
  const typed = [...new Set([query.joined, ...query.words.map(({ term }) => term)])]
  const wanted = typed.filter((term) => term.length >= MIN_LENGTH)
  const titles = docs.flatMap(({ title }) => [{ shown: title, term: joinWords(title) }])
  const words = vocabulary.terms
    .filter((term) => isWord(term, vocabulary))
    .map((term) => ({ shown: term, term }))
  const near = [...titles, ...words].flatMap(({ shown, term }) => {
    const far = Math.min(...wanted.map((word) => distance(word, term)))
    return far <= MAX_DISTANCE ? [{ shown, term, far }] : []
  })
  near.sort((a, b) => a.far - b.far)
  const first = near.filter(({ term }, at) => near.findIndex((other) => other.term === term) === at)
  return first.slice(0, MAX_NEAR).map(({ shown }) => shown)
}

/** A term that occurs only in keywords may consist of several words. */
function isWord(term: string, { postings }: Vocabulary): boolean {
  const isText = postings.get(term)?.fields.some((field) => FIELDS[field] !== 'keywords') === true
  return isText && term.length > MIN_LENGTH && term.length <= MAX_LENGTH && /^\p{L}+$/u.test(term)
}

/** Returns the edit distance as a fraction of the query's length. */
function distance(typed: string, term: string): number {
  return editDistance(typed, term, Math.ceil(typed.length * MAX_DISTANCE)) / typed.length
}

const MAX_HITS = 3
/** Sections that score much lower than their page's best one are not shown. */
const MIN_SHARE = 0.4

/** Returns the best sections of a page, each with an excerpt. */
export function pageResult(
  { sections }: Pick<RankedPage, 'sections'>,
  doc: SearchDoc,
  terms: ReadonlySet<string>,
  named?: Named,
): PageResult {
  const best = sections[0]
  const shown = sections.filter(
    ({ score, hasOwn }, at) => at === 0 || (hasOwn && best && score >= best.score * MIN_SHARE),
  )
  const numbers = shown.length > 0 ? shown.slice(0, MAX_HITS).map(({ section }) => section) : [0]
  return {
    title: doc.title,
    url: doc.url,
    ...(doc.part === undefined ? {} : { part: doc.part }),
    hits: numbers.map((number) => (named && rowHit(doc, number, terms, named)) ?? hitOf(doc, number, terms)),
  }
}

function hitOf(doc: SearchDoc, number: number, terms: ReadonlySet<string>): Hit {
  const section = doc.sections[number] ?? { text: '' }
  const url = section.id === undefined ? doc.url : `${doc.url}#${section.id}`
  return { url, path: headingPath(doc, number), ...excerptOf({ heading: doc.title, ...section }, terms) }
}

/** Returns a hit on the row of a section that is about the name in the query, if there is one. */
function rowHit(doc: SearchDoc, number: number, terms: ReadonlySet<string>, named: Named): Hit | undefined {
  const row = rowAbout(doc.sections[number] ?? { text: '' }, named)
  if (row === undefined) return undefined
  const { name } = named
  const path = [...headingPath(doc, number), name]
  return { url: `${doc.url}#${row.id}`, path, ...excerptOf({ heading: name, text: row.text }, terms) }
}

/** Returns the headings around a section, outermost first, and its own. */
export function headingPath({ sections }: SearchDoc, number: number): string[] {
  const path: string[] = []
  let inside = Number.POSITIVE_INFINITY
  for (const { heading, level = 1 } of sections.slice(0, number + 1).reverse()) {
    if (heading === undefined || level >= inside) continue
    path.unshift(heading)
    inside = level
  }
  return path
}
