const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu
const WORDS_PER_MINUTE = 200

/** How many minutes a text takes to read, at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(WORD)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
