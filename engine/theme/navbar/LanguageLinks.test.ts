import { expect, test } from 'vitest'
import { english } from '../test-site'
import { pathInLocale } from './LanguageLinks'

const french = { ...english, code: 'fr', label: 'Français', htmlLang: 'fr', path: 'fr' }

test('a page keeps its path in another language', () => {
  const site = { basePath: '/base/', locale: english }
  expect(pathInLocale('/base/guide/start', site, french)).toBe('/base/fr/guide/start')
  expect(pathInLocale('/base/', site, french)).toBe('/base/fr/')
  expect(pathInLocale('/base/guide/start', site, english)).toBe('/base/guide/start')
})

test('the default language has no code in its paths', () => {
  const site = { basePath: '/base/', locale: french }
  expect(pathInLocale('/base/fr/guide/start', site, english)).toBe('/base/guide/start')
  expect(pathInLocale('/base/fr', site, english)).toBe('/base/')
})
