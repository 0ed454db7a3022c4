import { readFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { writeMissingWords } from './translate'

const config = (locales: string) =>
  `export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: [${locales}] } }\n`

test('the words that a language lacks are added to its file in English, and what is there stays', async () => {
  const root = writeSite({
    'site.config.ts': config("'en', 'sv', 'fr'"),
    'i18n/sv/theme.json': '{ "menu": { "open": "Meny" } }',
  })
  const [written, ...others] = await writeMissingWords(root)
  expect(others, 'English and French come with the engine').toEqual([])
  expect(written).toEqual({ file: 'i18n/sv/theme.json', count: expect.any(Number) })
  const words = JSON.parse(readFileSync(join(root, 'i18n/sv/theme.json'), 'utf8'))
  expect(words.menu).toEqual({ ...WORDS.menu, open: 'Meny' })
  expect(words.search).toEqual(WORDS.search)
  expect(await writeMissingWords(root)).toEqual([])
})
