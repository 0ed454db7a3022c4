/** Returns an integer from 0 up to, but not including, `below`. */
export type Next = (below: number) => number

/** Returns a generator whose numbers are the same for the same seed. */
export function numbersFrom(seed: number): Next {
  let state = Math.imul(seed + 1, 2654435761) >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const COMMON =
  'the of a to and in is for that with each as one when from by it has only be are not an or this until after before while every no other its so than'.split(
    ' ',
  )
const SYLLABLES =
  'ar bel cor dan el fir gol har in jes kal lum mar nor ol pren quil ros sel tor ur ven wol yar zim'.split(
    ' ',
  )
/** About as many words as a large handbook uses. */
const VOCABULARY = 12_000

/** Every second word is a short one. Of the others, few are frequent and many are rare, as in any language. */
export function word(next: Next): string {
  if (next(2) === 0) return pick(COMMON, next)
  const rank = Math.floor(VOCABULARY ** (next(10_000) / 10_000))
  return spelled(rank)
}

/** Returns a distinct word for each number. */
export function spelled(number: number): string {
  const syllables = SYLLABLES.length
  const last = pick(SYLLABLES, () => number % syllables)
  const first = pick(SYLLABLES, () => Math.floor(number / syllables) % syllables)
  const middle = Math.floor(number / syllables ** 2)
  return first + (middle === 0 ? '' : spelled(middle - 1)) + last
}

export function sentence(next: Next): string {
  const words = Array.from({ length: 8 + next(14) }, () => word(next))
  return `${capitalized(words.join(' '))}.`
}

export function paragraph(next: Next): string {
  return Array.from({ length: 3 + next(3) }, () => sentence(next)).join(' ')
}

/** Returns a few capitalized words: a heading, a title. */
export function phrase(next: Next): string {
  return capitalized(Array.from({ length: 2 + next(3) }, () => spelled(next(VOCABULARY))).join(' '))
}

/** Returns a name as in code: `belCorDan`. */
export function identifier(next: Next): string {
  return spelled(next(VOCABULARY)) + capitalized(spelled(next(VOCABULARY)))
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function pick(list: readonly string[], next: Next): string {
  return list[next(list.length)] ?? ''
}
