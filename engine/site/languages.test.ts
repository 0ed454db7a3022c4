import { readFileSync } from 'node:fs'
import { basename } from 'pathe'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '../cache/paths'
import { wordsOfLanguage } from './languages'
import { readWords } from './theme-words'

const files = globSync('languages/*.json', { cwd: ENGINE_ROOT, absolute: true })
const codes = files.map((file) => basename(file, '.json')).sort()

test('ten languages come with the engine, and each says whether a speaker has read it', () => {
  expect(codes).toEqual(['ar', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru', 'zh'])
  for (const file of files)
    expect(JSON.parse(readFileSync(file, 'utf8')), file).toEqual({
      readBySpeaker: expect.any(Boolean),
      words: expect.any(Object),
    })
})

test.each(codes)('%s has every word of the theme and of its features, with the same placeholders', (code) => {
  // As strict as for a site's own file: no unknown word, and the placeholders of the English one.
  const { missing } = readWords(JSON.stringify(wordsOfLanguage(code)), `languages/${code}.json`)
  expect(missing).toBeUndefined()
})

test.each(codes)('%s has no word that is empty, or English where a sentence should be', (code) => {
  const english: Record<string, Record<string, string>> = { ...WORDS }
  const found = Object.entries(wordsOfLanguage(code) ?? {}).flatMap(([part, texts = {}]) =>
    Object.entries(texts).flatMap(([name, text]) => {
      const isSentence =
        text
          .replace(/\{\w+\}/g, '')
          .trim()
          .split(/\s+/).length > 2
      return text.trim() === '' || (isSentence && text === english[part]?.[name]) ? [`${part}.${name}`] : []
    }),
  )
  expect(found).toEqual([])
})

test('a region has the words of its language, but not in another script', () => {
  expect(wordsOfLanguage('pt-BR')).toEqual(wordsOfLanguage('pt'))
  expect(wordsOfLanguage('zh-CN')).toEqual(wordsOfLanguage('zh'))
  for (const tag of ['zh-TW', 'zh-Hant-HK', 'en', 'sv', 'den', '../de'])
    expect(wordsOfLanguage(tag), tag).toBeUndefined()
})
