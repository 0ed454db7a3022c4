import { join } from 'pathe'
import { expect, test } from 'vitest'
import { testConfig, writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { createFenceIndex } from '../markdown/plugins/code-fences'
import { phrase } from '../page/words'
import { noHooks } from './features/hooks'
import { loadModels } from './load-models'
import { checkLocales } from './locale-check'
import { loadLocale, loadSite } from './setup'
import { readWords, withWords } from './theme-words'

const ENGLISH = WORDS
const FILE = 'i18n/fr/theme.json'
const read = (words: unknown) => readWords(JSON.stringify(words, null, 2), FILE)

test('every word of a translation takes the place of the English one', () => {
  const { words, missing } = read({ ...ENGLISH, menu: { ...ENGLISH.menu, open: 'Sommaire' } })
  expect(words).toEqual({ ...ENGLISH, menu: { ...ENGLISH.menu, open: 'Sommaire' } })
  expect(missing).toBeUndefined()
})

test('words that are not translated are English, and are named once', () => {
  const { open: _, ...menu } = ENGLISH.menu
  const { words, missing } = read({ ...ENGLISH, menu })
  expect(words.menu.open).toBe('Menu')
  expect(missing).toMatchObject({ file: FILE, expected: 'a string for menu.open' })
  expect(missing?.what).toMatch(/^1 of the \d+ words/)
  expect(read({}).missing?.expected).toMatch(/^a string for shell\.skipLink, .* and \d+ more$/)
})

test('the words of a feature need a translation only on a site that has the feature', () => {
  const { blog, ...others } = ENGLISH
  const root = writeSite({ 'i18n/en/theme.json': JSON.stringify(others) })
  const missing = (features: Parameters<typeof withWords>[2]) =>
    withWords(root, testConfig(), features).missingWords?.expected
  expect(missing([])).toBeUndefined()
  expect(missing([{ name: 'blog', words: { blog } }])).toMatch(/^a string for blog\.noPosts, /)
})

test.each([
  ['sv', undefined, true],
  ['zh-TW', undefined, true],
  ['sv', 'en-US', false],
  ['en', undefined, false],
  ['en-GB', undefined, false],
  ['ar', undefined, false],
  ['sv', 'pt-BR', false],
])(
  'without any translation, a site in %s with the language %s is told: %s',
  (defaultLocale, htmlLang, isTold) => {
    const localeConfigs = htmlLang === undefined ? {} : { [defaultLocale]: { htmlLang } }
    const config = testConfig({ i18n: { defaultLocale, locales: [defaultLocale], localeConfigs } })
    const file = `i18n/${defaultLocale}/theme.json`
    const { missingWords, config: worded } = withWords(writeSite({}), config, [])
    expect(missingWords).toEqual(isTold ? readWords('{}', file, worded.words).missing : undefined)
  },
)

test('a translation may have words of features that the site does not have', () => {
  const root = writeSite({ 'i18n/en/theme.json': JSON.stringify(ENGLISH) })
  expect(Object.keys(withWords(root, testConfig(), []).config.words)).not.toContain('blog')
})

test('[D3] a feature cannot take the words of the theme or of another feature', () => {
  const root = writeSite({})
  const tides = { name: 'tides', words: { tide: { high: 'High' } } }
  const setUp = (...features: Parameters<typeof withWords>[2]) => withWords(root, testConfig(), features)
  expect(() => setUp({ ...tides, words: { menu: { open: 'Tides' } } })).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The feature "tides" has words of the part \`menu\`, which is taken.
      expected  a name for each part that neither the theme nor another feature has
      received  \`menu\`, a part of the theme
      fix       Name the part after the feature: \`words: { 'tides': { … } }\`.]
  `)
  expect(() => setUp(tides, { name: 'moons', words: { tide: { high: 'Up' } } })).toThrow(
    '`tide`, a part of tides',
  )
})

test('browsers get the words of features outside the engine, in the language of the site, and no others', async () => {
  const feature = `import { defineFeature } from 'docwright/feature'
export const tides = defineFeature({ name: 'tides', words: { tide: { high: 'High', low: 'Low' } }, setup() {} })`
  const root = writeSite({
    'site.config.ts': `import { offline } from 'docwright/features'
import { tides } from './tides'
export default { title: 'T', url: 'https://docs.example.com', baseUrl: '/', features: [offline(), tides()] }`,
    'tides.ts': feature,
    'docs/index.md': '# T\n',
    'i18n/en/theme.json': JSON.stringify({ tide: { high: 'Hoch' } }),
  })
  const [model] = await loadModels(await loadSite(root, 'production', join(root, '.cache')), createReporter())
  expect(model.site.words).toEqual({ tide: { high: 'Hoch', low: 'Low' } })
})

test('[D3] an unknown key is named with its line and the nearest one', () => {
  expect(() => read({ menu: { close: 'Fermer', opne: 'Sommaire' } })).toThrowErrorMatchingInlineSnapshot(`
    [SiteProblems: There is no key \`menu.opne\` in the words of the theme.
      at        i18n/fr/theme.json:4
      expected  open, close, toMainMenu, toDocsMenu
      received  opne
      fix       Did you mean \`open\`?]
  `)
})

test('[D3] a translation that is no text, or lacks what the page fills in, is named', () => {
  const words = { menu: { open: 7 }, sidebar: { pagesIn: 'Pages' }, search: { placeholder: 'a {b}' } }
  expect(() => read(words)).toThrowErrorMatchingInlineSnapshot(`
    [SiteProblems: The key \`menu.open\` of the words of the theme has an invalid value.
      at        i18n/fr/theme.json:3
      expected  a string
      received  7
      fix       Set \`menu.open\` to a string.

    The key \`sidebar.pagesIn\` of the words of the theme has an invalid value.
      at        i18n/fr/theme.json:6
      expected  a string with {category}
      received  'Pages'
      fix       Set \`sidebar.pagesIn\` to a string with {category}.

    The key \`search.placeholder\` of the words of the theme has an invalid value.
      at        i18n/fr/theme.json:9
      expected  a string without {…}
      received  'a {b}'
      fix       Set \`search.placeholder\` to a string without {…}.]
  `)
})

test('[D3] a folder in the place of the words is named, and a byte order mark is not seen', () => {
  const folder = writeSite({ 'i18n/en/theme.json/words.json': '' })
  expect(() => withWords(folder, testConfig(), [])).toThrow('at        i18n/en/theme.json')
  const marked = writeSite({ 'i18n/en/theme.json': '\uFEFF{ "menu": { "open": "Contents" } }' })
  expect(withWords(marked, testConfig(), []).config.words.menu.open).toBe('Contents')
})

test('[D3] broken JSON is named with its line', () => {
  expect(() =>
    readWords('{\n  "menu": {\n    open: "Sommaire"\n  }\n}', FILE),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The words of the theme cannot be read.
      at        i18n/fr/theme.json:3
      expected  an object of words by part and name, in JSON
      received  'open: "Sommaire"'
      fix       Correct the JSON near this line.]
  `)
})

test('a list is no translation', () => {
  expect(() => read([])).toThrowErrorMatchingInlineSnapshot(`
    [SiteProblems: The words of the theme cannot be read.
      at        i18n/fr/theme.json:1
      expected  an object of words by part and name, in JSON
      received  '[]'
      fix       Correct the JSON near this line.]
  `)
})

test('every locale, the default one too, has its own words, or else those of the engine', async () => {
  const root = writeSite({
    'site.config.ts':
      "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'fr', locales: ['fr', 'en', 'ar'] } }\n",
    [FILE]: '{ "menu": { "open": "Sommaire" } }',
    'i18n/ar/theme.json': JSON.stringify({ ...ENGLISH, menu: { ...ENGLISH.menu, open: 'القائمة' } }),
  })
  const site = await loadSite(root, 'production')
  const [english, arabic] = [await loadLocale(site, 'en'), await loadLocale(site, 'ar')]
  expect([site, english, arabic].map(({ config }) => config.words.menu.open)).toEqual([
    'Sommaire',
    'Menu',
    'القائمة',
  ])
  expect([site, english, arabic].map(({ missingWords }) => missingWords?.file)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(site.config.words.page.edit).toBe('Modifier cette page')
})

test('a phrase keeps what it has no value for', () => {
  expect(phrase('{count} of {total}', { count: 0 })).toBe('0 of {total}')
})

test('the folder of the default locale may hold its words, and nothing else', () => {
  const config = testConfig()
  const problemsOf = (files: Record<string, string>) => {
    const root = writeSite(files)
    const reporter = createReporter()
    const setup = {
      root,
      layers: { root },
      cache: '',
      mode: 'production',
      modules: new Set<string>(),
      configFiles: [],
      sources: { folders: [], outside: [], fences: createFenceIndex() },
      config,
      sidebars: new Map(),
      hooks: noHooks(),
      featuresKey: '',
      isStable: true,
    } as const
    checkLocales(setup, { byRoute: new Map() }, reporter)
    return reporter.problems.map(({ problem }) => problem.file)
  }
  expect(problemsOf({ 'i18n/en/theme.json': '{}' })).toEqual([])
  expect(problemsOf({ 'i18n/en/theme.json': '{}', 'i18n/en/docs/a.md': '' })).toEqual(['i18n/en'])
})
