import { joinedTerm, partsOf, tokensOf } from '../tokens'

/** What a reader may type of a query: the rest is not looked at. */
const MAX_QUERY = 200
const MAX_WORDS = 10
const TAG = /^\s*<([a-z][\w-]*)/i

export interface QueryWord {
  /** As it was typed. */
  text: string
  /** Of the whole word: `getcsrftoken`. */
  term: string
  /** Terms of its parts; none for a plain word. */
  parts: string[]
  /** True while it may still be typed: then it is the beginning of a word as well. */
  unfinished: boolean
  /** True for a word that only holds a question together. One that is still typed may become another. */
  minor: boolean
}

export interface ParsedQuery {
  /** Trimmed. */
  text: string
  /** One term for all of it. */
  joined: string
  /** The name of the element, where that is what was typed: `<app-wait />`. */
  tag?: string
  words: QueryWord[]
}

/** Reads what a reader typed. Nothing in it has a special meaning. */
export function parseQuery(typed: string): ParsedQuery {
  const text = typed.slice(0, MAX_QUERY)
  const words = wordsOf(text)
  const onlyMinor = words.every(({ term }) => STOP_WORDS.has(term))
  const tag = TAG.exec(text)?.[1]
  return {
    text: text.trim(),
    joined: joinedTerm(text),
    ...(tag === undefined ? {} : { tag }),
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

/** Of `Store.items` the names around the dots: they are more telling than the words in them. */
function segmentsOf(typed: string): string[] | undefined {
  if (typed.startsWith('@') || !typed.includes('.')) return undefined
  return typed.split('.').map(joinedTerm)
}

/** Words that hold a question together. A page need not have them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all already also am an and any are as at be been before being but by can cannot could did do does doesn ' +
    'doing don each else find for from had has have happen happens how i if in instead into is isn it its just know let like ll make makes may me might my ' +
    'need no not of on one only or other our out own please s should so some still such t than that the their them then ' +
    'there these they this those to too under until up us use used uses using ve very want was way we were what when ' +
    'where whether which while who whose why will with without won would you your'
  ).split(' '),
)
