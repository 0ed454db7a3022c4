import { isUnspaced, UNSPACED_LETTER, UNSPACED_RUN } from '../../page/letters'
import type { TextRange } from './types'

/** A searchable part of a text. */
export interface Token {
  /** Lower case, without accents and separators: `getcsrftoken`. */
  term: string
  range: TextRange
  /** A plain word, a whole identifier, or a part of one. A sentence without spaces is no term of the index. */
  kind: 'word' | 'whole' | 'part' | 'sentence'
}

const COMPOUND =
  /@[\w$-]+\/[\w$.-]*[\w$]|(?<![\p{L}\p{N}])\d{1,3}(?:[,’'\u00A0\u202F]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}_$]+(?:[-.][\p{L}\p{M}\p{N}_$]+)*/gu
const SEGMENT = /[\p{L}\p{M}\p{N}_$]+(?:-[\p{L}\p{M}\p{N}_$]+)*/gu
const PART =
  /\p{Lu}+(?=\p{Lu}[\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|\p{N}+|[^\p{Lu}\p{Ll}\p{M}\p{N}_$.@/-]+/gu
const SEPARATORS = /[\p{M}_$.@/,’'\u00A0\u202F-]/gu
/** Letters that Unicode does not decompose, as they are typed without them. */
const LIGATURES: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}
const LIGATURE = /[ßæœøđłıþ]/g
/** A longer stretch without spaces is a sentence, which nobody types as a whole. */
const MAX_UNSPACED = 8
const PLAIN_WORD = /^(?:[a-z]+|[A-Z][a-z]*|[A-Z]+s?)$/

/**
 * Returns the terms of a text in order: words, and for each identifier the whole, its segments and its parts.
 * `globalConfig.backendUrl` gives `globalconfigbackendurl`, `globalconfig`, `global`, `config`, `backendurl`, ….
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: match, index } of text.matchAll(COMPOUND)) {
    for (const { term, range, kind } of readTokens(match)) {
      tokens.push({ term, range: [range[0] + index, range[1] + index], kind })
    }
  }
  return tokens
}

/** Returns the terms of a text, without duplicates. */
export function termsOf(text: string): Set<string> {
  return new Set(countsOf(text).keys())
}

/** The terms of a text, each with how often it has them. */
export function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const match of text.match(COMPOUND) ?? []) {
    for (const { term, kind } of readTokens(match))
      if (kind !== 'sentence') counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

/** Returns where a text contains any of the terms. A range inside another one is merged into it. */
export function rangesOf(terms: ReadonlySet<string>, text: string): TextRange[] {
  const ranges: TextRange[] = []
  for (const { 0: match, index } of text.matchAll(COMPOUND)) {
    const tokens = readTokens(match).filter(({ term }) => terms.has(term))
    for (const { range } of tokens.sort((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1])) {
      const [start, end] = [range[0] + index, range[1] + index]
      const last = ranges.at(-1)
      if (!last || start >= last[1]) ranges.push([start, end])
      else last[1] = Math.max(last[1], end)
    }
  }
  return ranges
}

/** Returns a whole text as one term: `Get the token` gives `getthetoken`. */
export function joinWords(text: string): string {
  return Array.from(text.matchAll(COMPOUND), ([match]) => normalize(match)).join('')
}

function isSentence(text: string): boolean {
  return text.length > MAX_UNSPACED && isUnspaced(text)
}

/** Returns the parts of an identifier, except those of one letter; none for a plain word. */
export function partsOf(identifier: string): string[] {
  const parts = partPieces(identifier).filter(({ term }) => term.length > 1)
  return parts.length > 1 ? parts.map(({ term }) => term) : []
}

const MAX_KNOWN = 20_000
const known = new Map<string, readonly Token[]>()

/** Cached, because the same words recur all the time. */
function readTokens(match: string): readonly Token[] {
  const before = known.get(match)
  if (before) return before
  if (known.size >= MAX_KNOWN) known.clear()
  const tokens = tokensOfCompound(match)
  known.set(match, tokens)
  return tokens
}

/** Ranges are relative to the compound. */
function tokensOfCompound(match: string): Token[] {
  if (PLAIN_WORD.test(match)) return [tokenOf(match, 0, 'word')]
  const segments = pieces(match, SEGMENT)
  const parts = partPieces(match)
  if (parts.length < 2 && segments.length < 2) return [tokenOf(match, 0, 'word')]
  const whole = tokenOf(match, 0, isSentence(match) ? 'sentence' : 'whole')
  const inner = [...segments, ...parts].filter(
    ({ term }) => (term.length > 1 || isUnspaced(term)) && term !== whole.term && !isSentence(term),
  )
  return [whole, ...unique(inner)]
}

/** A stretch without spaces counts as all pairs of neighboring letters, which are the same in a text and in a query. */
function partPieces(text: string): Token[] {
  if (!isUnspaced(text)) return pieces(text, PART)
  const found: Token[] = []
  let end = 0
  const addSpaced = (to: number) => {
    for (const { 0: piece, index } of text.slice(end, to).matchAll(PART))
      found.push(tokenOf(piece, index + end, 'part'))
  }
  for (const { 0: run, index } of text.matchAll(UNSPACED_RUN)) {
    addSpaced(index)
    end = index + run.length
    const letters = [...run.matchAll(UNSPACED_LETTER)]
    for (const [at, letter] of letters.entries())
      found.push(tokenOf(letter[0] + (letters[at + 1]?.[0] ?? ''), index + letter.index, 'part'))
  }
  addSpaced(text.length)
  return found
}

function pieces(text: string, pattern: RegExp): Token[] {
  return Array.from(text.matchAll(pattern), ({ 0: piece, index }) => tokenOf(piece, index, 'part'))
}

function tokenOf(text: string, start: number, kind: Token['kind']): Token {
  return { term: normalize(text), range: [start, start + text.length], kind }
}

function unique(tokens: readonly Token[]): Token[] {
  const first = new Map<string, Token>()
  for (const token of tokens) {
    const range = `${token.range[0]} ${token.term}`
    if (!first.has(range)) first.set(range, token)
  }
  return [...first.values()]
}

/** An identifier that consists of separators (`$`, `_`) is its own term. */
function normalize(text: string): string {
  return fold(text) || text
}

/** Returns a text in lower case, without accents and separators. It contains each of its terms in this form. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(SEPARATORS, '')
  return plain.replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter)
}
