/** A letter of a script without spaces between words, with its marks. */
const LETTER =
  '(?:(?=\\p{L})[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}]\\p{M}*)'

export const UNSPACED_LETTER = new RegExp(LETTER, 'gu')
export const UNSPACED_RUN = new RegExp(`${LETTER}+`, 'gu')

/** Returns whether a text has letters of a script without spaces between words. */
export function isUnspaced(text: string): boolean {
  return /[\u0E00-\u{10FFFF}]/u.test(text) && text.search(UNSPACED_LETTER) >= 0
}

/** Matches characters that only tell where a word may or may not break. */
export const INVISIBLE = '[\\u00AD\\u200B-\\u200D\\u2060\\uFEFF]'
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'g')

/** Returns a text without invisible characters. */
export function visible(text: string): string {
  return text.replace(ALL_INVISIBLE, '')
}
