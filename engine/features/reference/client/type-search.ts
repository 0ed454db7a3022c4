import { editDistance } from '../../../page/edit-distance'

/** What a row of a type table can be found by, in lower case. */
export interface TypeRow {
  /** The type's name. */
  name: string
  /** Name and meaning. */
  text: string
  /** The names of its members, as they are written. */
  members: string[]
}

export interface Found {
  /** Indexes of the rows that have every word. */
  rows: number[]
  /** The members that a row was found by, by its index. */
  members: ReadonlyMap<number, string[]>
  /** Names to offer if nothing was found. */
  near: string[]
}

/** In letters. A shorter word has too many neighbors. */
const MIN_TYPO_LENGTH = 4
const NEAR = 3

/**
 * Finds rows by name, meaning and members. If none has what was typed, those with one letter wrong count, or two of a
 * long word.
 */
export function findTypes(rows: readonly TypeRow[], query: string): Found {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const exact = search(rows, words, (word, text) => text.includes(word))
  if (exact.rows.length > 0) return exact
  const close = search(rows, words, isClose)
  return close.rows.length > 0 ? close : { ...close, near: nearNames(rows, words.join('')) }
}

type Has = (word: string, text: string) => boolean

function search(rows: readonly TypeRow[], words: readonly string[], has: Has): Found {
  const members = new Map<number, string[]>()
  const found = rows.flatMap((row, index) => {
    const inMembers = row.members.filter((name) => words.some((word) => has(word, name.toLowerCase())))
    const isHere = (word: string) => has(word, row.text)
    const isFound = words.every(
      (word) => isHere(word) || inMembers.some((name) => has(word, name.toLowerCase())),
    )
    if (!isFound) return []
    if (!words.every(isHere)) members.set(index, inMembers)
    return [index]
  })
  return { rows: found, members, near: [] }
}

/** True if a word of the text is the typed one but for a typo, or begins with it. */
function isClose(word: string, text: string): boolean {
  const max = word.length < MIN_TYPO_LENGTH ? 0 : word.length < 2 * MIN_TYPO_LENGTH ? 1 : 2
  return text.split(/[^\p{L}\p{N}$]+/u).some((other) => editDistance(word, other, max, true) <= max)
}

function nearNames(rows: readonly TypeRow[], typed: string): string[] {
  const distances = rows.map(({ name }) => ({
    name,
    distance: editDistance(typed, name.toLowerCase(), typed.length, true),
  }))
  const close = distances.filter(
    ({ name, distance }) =>
      name.charAt(0).toLowerCase() === typed.charAt(0) && distance <= Math.ceil(typed.length / 2),
  )
  return close
    .sort((a, b) => a.distance - b.distance || a.name.length - b.name.length)
    .slice(0, NEAR)
    .map(({ name }) => name)
}
