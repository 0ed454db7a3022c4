import { classOf } from './exact-names'
import { MOST_JOINED } from './expand'
import type { ParsedQuery, QueryWord } from './query-words'
import { stem } from './stem'
import { synonymStems } from './synonyms'

/** So many files of terms at most are fetched for the words of a query, and so many more for slips. */
const MOST_FILES = 10
const MOST_NEAR = 4
/** Of terms with the same beginning. */
const MOST_ALIKE = 2
/** Slips are looked for behind so many letters that are right. */
const RIGHT_LETTERS = 3

/** Numbers of the files that have what the words of a query may stand for, the most telling first. */
export function shardsFor(query: ParsedQuery, firstKeys: readonly string[]): number[] {
  const { words, joined } = query
  const telling = words.filter(({ minor }) => !minor)
  const wanted = [
    ...telling.flatMap((word) => startingWith(word.term, firstKeys)),
    ...[joined, ...classOf(query)].map((term) => shardOf(term, firstKeys)),
    ...telling.flatMap(({ term }) => startingWith(stem(term), firstKeys)),
    ...telling.flatMap(({ parts }) => parts.map((part) => shardOf(part, firstKeys))),
    ...rowsOf(words).map((row) => shardOf(row, firstKeys)),
    ...telling.flatMap(({ term }) => synonymStems(term).map((one) => shardOf(one, firstKeys))),
    ...words.map(({ term }) => shardOf(term, firstKeys)),
  ]
  return [...new Set(wanted)].slice(0, MOST_FILES)
}

/** Numbers of the files that have what words with slips may have been meant to be. */
export function shardsNear(lost: readonly QueryWord[], firstKeys: readonly string[]): number[] {
  const wanted = lost.flatMap(({ term }) => [
    ...swapped(term).map((other) => shardOf(other, firstKeys)),
    ...startingWith(term.slice(0, RIGHT_LETTERS), firstKeys, MOST_NEAR),
    ...shortened(term).map((other) => shardOf(other, firstKeys)),
  ])
  return [...new Set(wanted)].slice(0, MOST_NEAR)
}

/** The file that has a term, if any file has it. */
function shardOf(term: string, firstKeys: readonly string[]): number {
  let [low, high] = [0, firstKeys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((firstKeys[middle] ?? '') <= term) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

function startingWith(beginning: string, firstKeys: readonly string[], most = MOST_ALIKE): number[] {
  const first = shardOf(beginning, firstKeys)
  const last = shardOf(`${beginning}\uffff`, firstKeys)
  return Array.from({ length: Math.min(last - first + 1, most) }, (_, more) => first + more)
}

/** What words in a row are as one term. */
function rowsOf(words: readonly QueryWord[]): string[] {
  return words.flatMap((_, start) => {
    const rows = Array.from({ length: MOST_JOINED - 1 }, (_, more) => words.slice(start, start + more + 2))
    const telling = rows.filter((row) => row.length > 1 && row.some(({ minor }) => !minor))
    return telling.map((row) => row.map(({ term }) => term).join(''))
  })
}

/** A word with two of its first letters the other way round. */
function swapped(term: string): string[] {
  return [0, 1, 2].map((at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2))
}

/** A word without one of its first letters. */
function shortened(term: string): string[] {
  return [0, 1, 2].map((at) => term.slice(0, at) + term.slice(at + 1))
}
