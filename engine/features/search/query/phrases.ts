import { isUnspaced } from '../../../page/letters'
import type { SearchDoc, SearchSection } from '../types'

const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/g

/** Returns the texts in quotes, whose words must stand together. A quote that is still open asks for nothing. */
export function phrasesOf(text: string): string[] {
  const phrases = Array.from(text.matchAll(QUOTED), ([, phrase = '']) => wordsIn(phrase))
  return phrases.filter((words) => words !== ' ').map((words) => (isUnspaced(words) ? words.trim() : words))
}

/** Returns the numbers of a page's sections with all phrases, or `[0]` if only its title has them. */
export function sectionsWith({ title, sections }: SearchDoc, phrases: readonly string[]): number[] {
  const has = (text: string) => phrases.every((phrase) => text.includes(phrase))
  const found = [...sections.keys()].filter((number) => has(sectionText(sections[number])))
  return found.length === 0 && has(wordsIn(title)) ? [0] : found
}

function sectionText({ heading = '', text, code = '' }: SearchSection = { text: '' }): string {
  return [heading, text, code].map(wordsIn).join('')
}

/** Returns a text's words in lower case, without accents, each between spaces. */
function wordsIn(text: string): string {
  const words = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return ` ${words.replace(/[^\p{L}\p{N}_$@]+/gu, ' ').trim()} `
}
