import { visible } from '../../../page/letters'
import { joinWords, partsOf, tokensOf } from '../tokens'
import { phrasesOf } from './phrases'

/** Maximum length of a query. Anything beyond is ignored. */
const MAX_QUERY = 200
const MAX_WORDS = 10
const TAG = /^\s*<([a-z][\w-]*)/i

export interface QueryWord {
  /** As typed. */
  text: string
  /** Term of the whole word: `getcsrftoken`. */
  term: string
  /** Terms of its parts; none for a plain word. */
  parts: string[]
  /** True for the last word while it may still be typed, so that it also matches as a prefix. */
  unfinished: boolean
  /** True for a stop word. A word still being typed never is, since it may become another. */
  minor: boolean
}

export interface ParsedQuery {
  /** Trimmed. */
  text: string
  /** The whole query as one term. */
  joined: string
  /** The name of an element, if one was typed: `<app-wait />`. */
  tag?: string
  words: QueryWord[]
  /** Texts in quotes, as `phrasesOf` returns them. */
  phrases: string[]
}

/** Parses what a reader typed. Only quotes have a special meaning: the words in them must stand together. */
export function parseQuery(typed: string): ParsedQuery {
  const text = visible(typed.slice(0, MAX_QUERY))
  const words = wordsOf(text)
  const phrases = phrasesOf(text)
  const onlyMinor = words.every(({ term }) => STOP_WORDS.has(term))
  const tag = TAG.exec(text)?.[1]
  return {
    text: text.trim(),
    joined: joinWords(text),
    ...(tag === undefined ? {} : { tag }),
    phrases,
    words: onlyMinor ? words.map((word) => ({ ...word, minor: false })) : words,
  }
}

function wordsOf(text: string): QueryWord[] {
  const tokens = tokensOf(text)
    .filter(({ kind }) => kind !== 'part')
    .slice(0, MAX_WORDS)
  const last = tokens.at(-1)
  return tokens.map((token) => {
    const unfinished = token === last && token.range[1] === text.length
    const typed = text.slice(...token.range)
    return {
      text: typed,
      term: token.term,
      parts: segmentsOf(typed) ?? partsOf(typed),
      unfinished,
      minor: !unfinished && STOP_WORDS.has(token.term),
    }
  })
}

/** Returns the names around the dots of `Store.items`, which are more specific than the words in them. */
function segmentsOf(typed: string): string[] | undefined {
  if (typed.startsWith('@') || !typed.includes('.')) return undefined
  return typed.split('.').map(joinWords)
}

/** Stop words, which a page need not contain. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about across after against all already also always am an and any anyone anything are as at be because been ' +
    'before behind being beside besides but by can cannot could did do does doesn doing don during each else ever ' +
    'exactly find for from got had has have happen happens how i if in inside instead into is isn it its just know ' +
    'let like ll make makes many may me might much must my need never no not of on one only onto or other our out ' +
    'outside own per please possible s should since so some someone something still such t than that the their them ' +
    'then there these they this those through to too toward towards under until up upon us use used uses using ve ' +
    'very want was way we were what when where whether which while who whose why will with within without won would ' +
    'yet you your'
  ).split(' '),
)
