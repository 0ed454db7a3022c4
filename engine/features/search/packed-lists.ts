/** Character code for a step of 1. The code before it is a quotation mark, which JSON escapes. */
const FIRST_STEP = '#'.charCodeAt(0)
const MAX_SHARED = 35

/** Packs ascending numbers from 0 into one character each: its distance from the number before. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number, at) => String.fromCharCode(FIRST_STEP + number - (numbers[at - 1] ?? -1) - 1))
    .join('')
}

export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = []
  let last = -1
  for (let at = 0; at < packed.length; at++) {
    last += packed.charCodeAt(at) - FIRST_STEP + 1
    numbers.push(last)
  }
  return numbers
}

/** Packs sorted words, one per line: how many letters it shares with the word before, then the rest. */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const shared = countShared(word, words[at - 1] ?? '')
      return shared.toString(MAX_SHARED + 1) + word.slice(shared)
    })
    .join('\n')
}

export function unpackWords(packed: string): string[] {
  let last = ''
  return (packed.match(/.+/g) ?? []).map((line) => {
    last = last.slice(0, Number.parseInt(line.charAt(0), MAX_SHARED + 1)) + line.slice(1)
    return last
  })
}

function countShared(word: string, before: string): number {
  let shared = 0
  while (shared < MAX_SHARED && shared < before.length && word[shared] === before[shared]) shared++
  return shared
}
