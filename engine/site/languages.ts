import { existsSync, readFileSync } from 'node:fs'
import { ENGINE_ROOT } from '../cache/paths'

/** Words by part and name, as `theme.json` has them. */
export type Translation = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

interface Language {
  /** Whether somebody who speaks the language has read the words. */
  readBySpeaker: boolean
  words: Translation
}

/** Chinese in traditional characters, which is not that of the file. */
const OTHER_SCRIPT = /^zh\b.*-(?:hant|tw|hk|mo)\b/i

/** Returns the words that come with the engine in the language of a tag such as `pt-BR`; undefined for other languages. */
export function wordsOfLanguage(tag: string): Translation | undefined {
  const [code] = /^[a-z]{2,3}(?=-|$)/.exec(tag.toLowerCase()) ?? []
  const file = `${ENGINE_ROOT}languages/${code}.json`
  if (code === undefined || OTHER_SCRIPT.test(tag) || !existsSync(file)) return undefined
  const { words }: Language = JSON.parse(readFileSync(file, 'utf8'))
  return words
}
