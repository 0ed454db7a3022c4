import { editDistance } from '../../../page/edit-distance'
import { isUnspaced } from '../../../page/letters'
import type { QueryWord } from './query-words'
import { stem } from './stem'
import { synonymStems } from './synonyms'
import { letterSet, termsWith, type Vocabulary } from './vocabulary'

/** Terms of the site that match a word, each with the quality of the match: 1 is the word itself. */
export type Expansion = Map<string, number>

/** A query word with its matches. */
export interface Expanded {
  word: QueryWord
  terms: Expansion
  /** Matches of each part of an identifier. All of them together match the word, but less well. */
  parts: Expansion[]
  /** Those of `terms` that are only synonyms. */
  synonyms: ReadonlySet<string>
  /** What the word may have meant if it matches nothing as typed. */
  corrections: string[]
}

const QUALITY = {
  exact: 1,
  phrase: 1.5,
  family: 0.9,
  prefix: 0.8,
  longPrefix: 0.55,
  earlyPrefix: 0.45,
  inner: 0.55,
  sureInner: 0.9,
  typo: 0.4,
  synonym: 0.4,
}
/** Shorter words occur inside too many others. */
const MIN_INNER = 3
/** A word this long is never inside another by chance: it must be an identifier with something before it. */
const SURE_INNER = 12
const MAX_TERMS = 60
/** Number of consecutive words that may form one identifier. */
const MAX_JOINED = 4

/** Returns the matches of each word. Typos are only considered for words without any other match. */
export function expandWords(words: readonly QueryWord[], vocabulary: Vocabulary): Expanded[] {
  const expanded = words.map((word) => expandWord(word, vocabulary))
  joinNeighbors(expanded, vocabulary)
  for (const one of expanded) {
    // In a script without spaces, a word as typed may have no term of its own.
    if (one.terms.size === 0 && !one.word.minor && !hasAllParts(one)) {
      one.terms = withTypos(one.word.term, one.word.unfinished, vocabulary)
      one.corrections = bestOf(one.terms)
    }
    one.parts = one.parts.map((part, at) =>
      part.size > 0 ? part : withTypos(one.word.parts[at] ?? '', false, vocabulary),
    )
  }
  return expanded
}

/** True for a word that does not occur on the site as typed. */
export function isMissing(one: Expanded): boolean {
  const { word, terms, corrections } = one
  return !word.minor && !hasAllParts(one) && (terms.size === 0 || corrections.length > 0)
}

function hasAllParts({ word, parts }: Expanded): boolean {
  return isUnspaced(word.term) && parts.length > 0 && parts.every(({ size }) => size > 0)
}

function expandWord(word: QueryWord, vocabulary: Vocabulary): Expanded {
  const { term, unfinished, minor } = word
  const synonyms = minor ? [] : synonymsOf(term, vocabulary)
  const own = minor ? exactly(term, vocabulary) : findTerms(term, unfinished, vocabulary)
  return {
    word,
    terms: new Map([...synonyms.map((one): [string, number] => [one, QUALITY.synonym]), ...own]),
    synonyms: new Set(synonyms.filter((one) => !own.has(one))),
    parts: word.parts.map((part, at) =>
      findTerms(part, unfinished && at === word.parts.length - 1, vocabulary),
    ),
    corrections: [],
  }
}

function findTerms(term: string, unfinished: boolean, vocabulary: Vocabulary): Expansion {
  const exact = exactly(term, vocabulary)
  // If the site has the word itself, terms that happen to contain it are not meant.
  if (exact.size > 0 && !unfinished) return limit(exact)
  for (const [longer, quality] of containing(term, true, unfinished, vocabulary)) {
    if (!exact.has(longer)) exact.set(longer, quality)
  }
  return limit(exact)
}

function exactly(term: string, { postings, families }: Vocabulary): Expansion {
  const terms: Expansion = new Map()
  if (postings.has(term)) terms.set(term, QUALITY.exact)
  for (const relative of families.get(stem(term)) ?? []) {
    if (relative !== term) terms.set(relative, QUALITY.family)
  }
  return terms
}

function synonymsOf(term: string, { families }: Vocabulary): string[] {
  return synonymStems(term).flatMap((one) => families.get(one) ?? [])
}

/** Returns longer terms that begin with a term, or contain it. */
function containing(term: string, asPrefix: boolean, unfinished: boolean, vocabulary: Vocabulary): Expansion {
  const longer: Expansion = new Map()
  const isShort = term.length < MIN_INNER
  const inner = term.length < SURE_INNER ? QUALITY.inner : QUALITY.sureInner
  if (isShort && !asPrefix) return longer
  for (const [candidate, at] of termsWith(term, vocabulary, isShort)) {
    if (candidate === term) continue
    const share = term.length / candidate.length
    if (at === 0 && asPrefix) {
      const { prefix, longPrefix, earlyPrefix } = QUALITY
      longer.set(candidate, unfinished ? longPrefix + (prefix - longPrefix) * share : earlyPrefix)
    } else longer.set(candidate, inner * (0.4 + 0.6 * share))
  }
  return longer
}

/** Consecutive words also match an identifier that contains them in this order: `web token`, `sign in`. */
function joinNeighbors(expanded: readonly Expanded[], vocabulary: Vocabulary): void {
  for (let start = 0; start < expanded.length - 1; start++) {
    for (let end = start + 2; end <= Math.min(expanded.length, start + MAX_JOINED); end++) {
      const row = expanded.slice(start, end)
      if (row.every(({ word }) => word.minor)) continue
      const joined = row.map(({ word }) => word.term).join('')
      const terms = findJoined(joined, row.at(-1)?.word.unfinished === true, vocabulary)
      for (const { terms: own } of row) {
        for (const [term, quality] of terms) own.set(term, Math.max(quality, own.get(term) ?? 0))
      }
    }
  }
}

function findJoined(joined: string, unfinished: boolean, vocabulary: Vocabulary): Expansion {
  const terms = containing(joined, true, unfinished, vocabulary)
  if (vocabulary.postings.has(joined)) terms.set(joined, QUALITY.phrase)
  return limit(terms)
}

function withTypos(term: string, unfinished: boolean, { terms, letters }: Vocabulary): Expansion {
  const max = maxTypos(term.length)
  const alike: Expansion = new Map()
  if (max === 0) return alike
  const own = letterSet(term)
  terms.forEach((candidate, number) => {
    if (candidate.length < term.length - max || bits(own & ~(letters[number] ?? 0)) > max) return
    const whole = editDistance(term, candidate, max)
    if (whole <= max) alike.set(candidate, QUALITY.typo / whole)
    else if (unfinished && editDistance(term, candidate, max, true) <= max) {
      alike.set(candidate, QUALITY.typo / (max + 1))
    }
  })
  return limit(alike)
}

/** Returns how many typos to allow in a word of this length. */
export function maxTypos(length: number): number {
  if (length < 4) return 0
  if (length < 8) return 1
  return length < 12 ? 2 : 3
}

/** Returns the terms with the best quality. */
function bestOf(expansion: Expansion): string[] {
  const best = Math.max(...expansion.values())
  return [...expansion].flatMap(([term, quality]) => (quality === best ? [term] : []))
}

function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Keeps the best terms, and the shorter ones of equal quality. */
function limit(expansion: Expansion): Expansion {
  if (expansion.size <= MAX_TERMS) return expansion
  const best = [...expansion].sort(([a, first], [b, second]) => second - first || a.length - b.length)
  return new Map(best.slice(0, MAX_TERMS))
}
