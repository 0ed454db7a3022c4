import { expect, test } from 'vitest'
import { SiteProblems } from '../diagnostics/reporter'
import { locationInConfig } from './key-lines'
import { configOfLocale, translateConfig } from './locale-config'
import { validateConfig } from './validate'

const text = `export default {
  title: 'Toolkit',
  url: 'https://example.com',
  baseUrl: '/docs/',
  i18n: { locales: ['en', 'fr'] },
  themeConfig: {
    navbar: { title: 'Toolkit', items: [{ label: 'Start', to: '/' }, { label: 'Tags', to: '/tags' }] },
  },
}`
const input = {
  title: 'Toolkit',
  url: 'https://example.com',
  baseUrl: '/docs/',
  i18n: { locales: ['en', 'fr'] },
  themeConfig: {
    navbar: {
      title: 'Toolkit',
      items: [
        { label: 'Start', to: '/' },
        { label: 'Tags', to: '/tags' },
      ],
    },
  },
}
const site = validateConfig(input, 'site.config.ts', text)

function translated(value: unknown, source = '') {
  return translateConfig(site, { value, file: 'i18n/fr/site.config.ts', text: source }, 'fr')
}

function refusal(value: unknown, source = ''): string {
  try {
    translated(value, source)
  } catch (error) {
    if (error instanceof SiteProblems) return error.message
    throw error
  }
  return ''
}

test('[E6] the configuration of a locale has its own current locale and base path', () => {
  expect(site.i18n).toMatchObject({ defaultLocale: 'en', currentLocale: 'en' })
  const french = configOfLocale(site, 'fr')
  expect(french.i18n).toMatchObject({ defaultLocale: 'en', currentLocale: 'fr' })
  expect([site.baseUrl, french.baseUrl]).toEqual(['/docs/', '/docs/fr/'])
  expect(configOfLocale(french, 'en').baseUrl).toBe('/docs/')
  expect(locationInConfig(french, ['themeConfig', 'navbar', 'items', 0])).toEqual({
    file: 'site.config.ts',
    line: 7,
  })
})

test("a locale's words override those of the site: objects key by key, lists as a whole", () => {
  const { title, url, themeConfig, baseUrl } = translated({
    title: 'Outils',
    themeConfig: {
      navbar: { items: [{ label: 'Début', to: '/' }] },
    },
  })
  expect([title, url, baseUrl]).toEqual(['Outils', 'https://example.com', '/docs/fr/'])
  expect(themeConfig.navbar.title).toBe('Toolkit')
  expect(themeConfig.navbar.items.map((item) => 'label' in item && item.label)).toEqual(['Début'])
})

test('a location is in the file whose value is used', () => {
  const source =
    "export default {\n  themeConfig: { navbar: {\n    items: [{ label: 'Début', to: '/' }] } } }"
  const config = translated({ themeConfig: { navbar: { items: [{ label: 'Début', to: '/' }] } } }, source)
  const item = locationInConfig(config, ['themeConfig', 'navbar', 'items', 0])
  expect(item).toEqual({ file: 'i18n/fr/site.config.ts', line: 3 })
  expect(locationInConfig(config, ['i18n', 'locales'])).toEqual({ file: 'site.config.ts', line: 5 })
})

test("a key that a locale may not set is refused, with the locale's own file", () => {
  expect(refusal({ baseUrl: '/fr/' }, "export default {\n  baseUrl: '/fr/',\n}")).toMatchInlineSnapshot(`
    "There is no key \`baseUrl\` in the configuration of a locale.
      at        i18n/fr/site.config.ts:2
      expected  title, tagline, themeConfig, features
      received  baseUrl
      fix       Remove \`baseUrl\`."
  `)
})

test('a wrong value is refused as in the configuration of the site, with its own file', () => {
  const source = 'export default {\n  themeConfig: {\n    navbar: { title: 1 },\n  },\n}'
  expect(refusal({ themeConfig: { navbar: { title: 1 } } }, source)).toMatchInlineSnapshot(`
    "The key \`themeConfig.navbar.title\` of the configuration has an invalid value.
      at        i18n/fr/site.config.ts:3
      expected  a string
      received  1
      fix       Set \`themeConfig.navbar.title\` to a string."
  `)
})
