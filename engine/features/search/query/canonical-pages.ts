import { joinWords } from '../tokens'
import { FIELDS, type Field, type SearchDoc } from '../types'
import type { ParsedQuery, QueryWord } from './query-words'
import type { Vocabulary } from './vocabulary'

/** Knows which pages document an identifier: exports by the API reference, members by the rows about them. */
export interface CanonicalPages {
  /**
   * True if the query is the name of an export that the page documents, or of one of its members: `Store.items`. For
   * `readings`, see `ExactNames.rank`.
   */
  isCanonical(page: number, query: ParsedQuery, readings: readonly string[]): boolean
  /** True if a word of the query is the name of an export that the page documents. */
  isCanonicalForWord(page: number, query: ParsedQuery): boolean
  /** True if the page has a row about the identifier in the query. */
  hasRow(page: number, query: ParsedQuery): boolean
  /** True if that row is in this section. */
  isRowIn(page: number, section: number, query: ParsedQuery): boolean
}

/** A query that is a single name. */
export interface Named {
  /** As typed; the last part of `Store.items`. */
  name: string
  /** The part before the last one, as a term. */
  owner?: string
  /** False for what may be an ordinary word. */
  isIdentifier: boolean
}

export function createCanonicalPages(docs: readonly SearchDoc[], vocabulary: Vocabulary): CanonicalPages {
  const isIn = (page: number, term: string, fields?: readonly Field[]) =>
    isTermIn(page, term, vocabulary, fields)
  const isOwner = (page: number, owner: string) =>
    isIn(page, owner, ['name']) || joinWords(docs[page]?.title ?? '') === owner
  const isRowIn = (page: number, section: number, { name }: Named) =>
    hasRowOf(docs[page]?.sections[section]?.text ?? '', name)
  return {
    isCanonical(page, query, readings) {
      const named = findName(query)
      if (!named) return false
      const { name, owner, isIdentifier } = named
      if (owner !== undefined) return isOwner(page, owner) && isIn(page, joinWords(name))
      if (![query.joined, ...readings].some((term) => isIn(page, term, ['name']))) return false
      return isIdentifier || (/^\p{Lu}/u.test(name) && spellsName(docs[page], name))
    },
    isCanonicalForWord: (page, { words }) =>
      words.some((word) => isIdentifier(word) && isIn(page, word.term, ['title', 'name'])),
    hasRow(page, query) {
      const named = findName(query)
      if (!named?.isIdentifier || !isIn(page, joinWords(named.name))) return false
      return docs[page]?.sections.some((_, section) => isRowIn(page, section, named)) === true
    },
    isRowIn(page, section, query) {
      const named = findName(query)
      return named !== undefined && isRowIn(page, section, named)
    },
  }
}

/** Returns the name that a query consists of, if it is one. */
export function findName({ words, tag }: ParsedQuery): Named | undefined {
  const [word, ...others] = words
  if (!word || tag !== undefined || others.length > 0) return undefined
  const dot = word.text.startsWith('@') ? -1 : word.text.lastIndexOf('.')
  const owner = joinWords(word.text.slice(0, Math.max(dot, 0)))
  return {
    name: word.text.slice(dot + 1),
    ...(owner === '' ? {} : { owner }),
    isIdentifier: isIdentifier(word),
  }
}

/** A word with hyphens is an element or prose, since exports have none. */
function isIdentifier({ text, parts }: QueryWord): boolean {
  return parts.length > 0 && !text.includes('-')
}

/** True if a page contains a term, in any field or in one of these. */
function isTermIn(page: number, term: string, { postings }: Vocabulary, among?: readonly Field[]): boolean {
  const { pages = [], fields = [] } = postings.get(term) ?? {}
  return pages.some((one, at) => {
    const field = FIELDS[fields[at] ?? -1]
    return one === page && field !== undefined && (among === undefined || among.includes(field))
  })
}

const NAME = /[\w$-]/
/** Follows a name in a table row about it, or in a list item that describes it. */
const IN_ROW = /^\??(?:\([^)\n]*\))?\s*[·(:]/

/** True if a text contains a name in this spelling, and not as part of a longer one. */
export function hasWhole(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!NAME.test(text[at - 1] ?? '') && !NAME.test(text[at + name.length] ?? '')) return true
  }
  return false
}

/** True if a page contains a whole name outside its code. */
export function spellsName(doc: SearchDoc | undefined, name: string): boolean {
  return (
    doc?.sections.some(({ heading = '', text }) => hasWhole(heading, name) || hasWhole(text, name)) === true
  )
}

/** True if a text has a table row or list item about a name. */
export function hasRowOf(text: string, name: string): boolean {
  return rowAt(text, name) !== undefined
}

/** Returns the first table row or list item of a text that is about a name, as one line. */
export function rowAt(text: string, name: string): string | undefined {
  const lines = `\n${text}`
  const sought = `\n${name}`
  for (let at = lines.indexOf(sought); at >= 0; at = lines.indexOf(sought, at + 1)) {
    if (IN_ROW.test(lines.slice(at + sought.length))) return lines.slice(at + 1).split('\n', 1)[0]
  }
  return undefined
}
