import { expect, test } from 'vitest'
import { SiteProblems } from '../diagnostics/reporter'
import { localeBase } from './locales'
import { validateConfig } from './validate'

const least = { title: 'Toolkit', url: 'https://example.com', baseUrl: '/base/' }

function refusal(i18n: object): string {
  try {
    validateConfig({ ...least, i18n }, 'site.config.ts', '')
  } catch (error) {
    if (error instanceof SiteProblems) return error.message
    throw error
  }
  return ''
}

test('the default locale is at the base path, any other below it', () => {
  const i18n = { locales: ['en', 'fr', 'pt-BR'], localeConfigs: { 'pt-BR': { path: 'pt/br' } } }
  const config = validateConfig({ ...least, i18n }, 'site.config.ts', '')
  const bases = config.i18n.locales.map((code) => localeBase(config, code))
  expect(bases).toEqual(['/base/', '/base/fr/', '/base/pt/br/'])
  const french = { baseUrl: '/base/fr/', i18n: { ...config.i18n, currentLocale: 'fr' } }
  expect(config.i18n.locales.map((code) => localeBase(french, code))).toEqual(bases)
})

test('two locales cannot have one path', () => {
  const i18n = { locales: ['en', 'fr', 'de'], localeConfigs: { de: { path: 'fr' } } }
  expect(refusal(i18n)).toMatchInlineSnapshot(`
    "The key \`i18n.localeConfigs.de.path\` of the configuration has an invalid value.
      at        site.config.ts:1
      expected  a path that is not that of the locale 'fr'
      received  'fr'
      fix       Set \`i18n.localeConfigs.de.path\` to a path that is not that of the locale 'fr'."
  `)
})

test('a locale cannot be listed twice', () => {
  expect(refusal({ locales: ['en', 'fr', 'fr'] })).toMatchInlineSnapshot(`
    "The key \`i18n.locales[2]\` of the configuration has an invalid value.
      at        site.config.ts:1
      expected  another locale than those before it
      received  'fr'
      fix       Set \`i18n.locales[2]\` to another locale than those before it."
  `)
})

test('capitals make no other locale and no other path: disks may ignore them', () => {
  expect(refusal({ locales: ['en', 'fr', 'FR'] })).toContain('another locale than those before it')
  const localeConfigs = { de: { path: 'Fr' } }
  expect(refusal({ locales: ['en', 'fr', 'de'], localeConfigs })).toContain("not that of the locale 'fr'")
})

test('the default locale has no path of its own', () => {
  expect(refusal({ locales: ['en'], localeConfigs: { en: { path: 'en' } } })).toMatchInlineSnapshot(`
    "The key \`i18n.localeConfigs.en.path\` of the configuration has an invalid value.
      at        site.config.ts:1
      expected  '': the default locale is at the base path
      received  'en'
      fix       Set \`i18n.localeConfigs.en.path\` to '': the default locale is at the base path."
  `)
})

test('a path of a locale can be part of an address', () => {
  const i18n = { locales: ['en', 'fr'], localeConfigs: { fr: { path: '/fr/' } } }
  expect(refusal(i18n)).toMatchInlineSnapshot(`
    "The key \`i18n.localeConfigs.fr.path\` of the configuration has an invalid value.
      at        site.config.ts:1
      expected  a path without slashes at its ends, such as 'fr'
      received  '/fr/'
      fix       Set \`i18n.localeConfigs.fr.path\` to a path without slashes at its ends, such as 'fr'."
  `)
})

test('[D3] a locale that is configured but not in the list', () => {
  const i18n = { locales: ['en', 'pt-BR'], localeConfigs: { 'pt-br': { label: 'Português' } } }
  expect(refusal(i18n)).toMatchInlineSnapshot(`
    "There is no key \`i18n.localeConfigs.pt-br\` in the configuration.
      at        site.config.ts:1
      expected  en, pt-BR
      received  pt-br
      fix       Did you mean \`pt-BR\`?"
  `)
})

test.each([
  ['htmlLang', 'english (US)', "a language tag, such as 'en' or 'pt-BR'"],
  ['calendar', 'gregorian', "the Unicode name of a calendar, such as 'gregory'"],
])('[D3] an invalid `%s` is refused', (key, value, expected) => {
  const message = refusal({ localeConfigs: { en: { [key]: value } } })
  expect(message).toContain(
    `The key \`i18n.localeConfigs.en.${key}\` of the configuration has an invalid value.`,
  )
  expect(message).toContain(`expected  ${expected}`)
})

test('[D3] a locale whose code is no language tag is refused', () => {
  expect(refusal({ locales: ['en', 'en-a1'] })).toContain("expected  a language tag, such as 'en' or 'pt-BR'")
})
