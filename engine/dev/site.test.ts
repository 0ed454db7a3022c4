import { expect, test } from 'vitest'
import { configOfLocale } from '../config/locale-config'
import type { SiteConfigInput } from '../config/types'
import { testConfig } from '../content/test-site'
import { checkRestart } from './site'

const locales = ['en', 'fr', 'de']
const started = testConfig({ i18n: { locales } })

test.each<[string, Partial<SiteConfigInput>]>([
  ['baseUrl', { baseUrl: '/other/', i18n: { locales } }],
  ['i18n.locales', { i18n: { locales: ['en', 'fr'] } }],
  ['i18n.defaultLocale', { i18n: { locales, defaultLocale: 'fr' } }],
  ['i18n.localeConfigs.fr.path', { i18n: { locales, localeConfigs: { fr: { path: 'french' } } } }],
])('a change of `%s` is named, in every locale', (key, change) => {
  const config = testConfig(change)
  for (const code of locales) {
    expect(() => checkRestart(configOfLocale(started, code), configOfLocale(config, code))).toThrow(
      `The key \`${key}\` of the configuration has changed`,
    )
  }
})

test('every other key can change while the server runs', () => {
  const config = testConfig({ i18n: { locales }, title: 'Other', docs: { path: 'other' } })
  expect(() => checkRestart(started, config)).not.toThrow()
})
