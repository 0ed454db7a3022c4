import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import { expect, onTestFinished, test } from 'vitest'
import { formatProblem } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { pageTranslations } from '../render/view/page-translations'
import { baseOf } from '../serve/redirect'
import { loadModels, localeReporter } from './load-models'
import { loadSite } from './setup'

const config = (i18n: object) =>
  `export default { title: 'Harbor', url: 'https://example.com', baseUrl: '/base/', i18n: ${JSON.stringify(i18n)} }`

/** Returns the models of a small site, and the problems reported. */
async function load(files: Record<string, string>, i18n: { locales?: string[] } = { locales: ['en', 'fr'] }) {
  const words = i18n.locales?.includes('fr') ? { 'i18n/fr/theme.json': JSON.stringify(WORDS) } : {}
  const root = mkdtempSync(join(tmpdir(), 'locales-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries({ 'site.config.ts': config(i18n), ...words, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const reporter = createReporter()
  const models = await loadModels(await loadSite(root, 'production', join(root, 'cache')), reporter)
  const problems = reporter.problems.map(({ severity, problem }) => `${severity}: ${formatProblem(problem)}`)
  return { models, problems }
}

test('each locale is a site of its own below the base path, with its own sidebars', async () => {
  const { models, problems } = await load({
    'docs/a.mdx': '# A\n',
    'sidebars.ts': "export default { main: [{ type: 'category', label: 'Parts', items: ['a'] }] }",
    'i18n/fr/sidebars.ts': "export default { main: [{ type: 'category', label: 'Parties', items: ['a'] }] }",
  })
  expect(problems).toEqual([])
  expect(models.map(({ site }) => [site.basePath, site.locale.code, site.locale.home])).toEqual([
    ['/base/', 'en', '/base/'],
    ['/base/fr/', 'fr', '/base/fr/'],
  ])
  const labels = models.map(({ content }) => content.sidebars[0]?.items[0])
  expect(labels).toMatchObject([{ label: 'Parts' }, { label: 'Parties' }])
})

test('a page knows the locales that have it', async () => {
  const { models } = await load({ 'docs/a.mdx': '# A\n', 'i18n/fr/docs/b.mdx': '# B\n' })
  const [english] = models
  expect(english && pageTranslations('/a', english).translations).toEqual({
    en: '/base/a',
    fr: '/base/fr/a',
    'x-default': '/base/a',
  })
  expect(english && pageTranslations('/b', english).translations).toEqual({ fr: '/base/fr/b' })
  const { models: alone } = await load({ 'docs/a.mdx': '# A\n' }, { locales: ['en'] })
  expect(alone[0] && pageTranslations('/a', alone[0])).toEqual({})
})

test('a link to a file leads to its translation, and from a translation to what is not translated', async () => {
  const { models } = await load({
    'docs/a.mdx': '# A\n',
    'docs/b.mdx': '# B\n',
    'i18n/fr/docs/a.mdx': '# A\n',
  })
  const [english, french] = models
  const answers = (model = english) => {
    const [a, b] = ['/a', '/b'].map((route) => model?.content.byRoute.get(route))
    if (!model || !a || !b || 'view' in a || 'view' in b) return []
    return [
      model.links.page('./b.mdx', { ...a, format: 'mdx' }),
      model.links.page('./a.mdx', { ...b, format: 'mdx' }),
    ]
  }
  expect(answers(english)).toEqual(['/base/b', '/base/a'])
  expect(answers(french)).toEqual(['/base/fr/b', '/base/fr/a'])
})

test('translations that no locale has are reported, with the fix', async () => {
  const { problems } = await load({ 'docs/a.mdx': '# A\n', 'i18n/de/docs/a.mdx': '# A\n' })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "warn: The translations in i18n/de are not shown: no locale has this folder.
      at        i18n/de
      expected  one of the paths of the locales: fr
      received  'de'
      fix       Add 'de' to \`i18n.locales\`, or rename the folder after a locale's path."
  `)
})

test('a page of the default locale cannot stand where another locale is', async () => {
  const { problems } = await load({ 'docs/fr/a.mdx': '# A\n', 'docs/b.mdx': '# B\n' })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: The route /fr/a belongs to another locale of the site.
      at        docs/fr/a.mdx
      expected  a route that is not below /fr/
      received  /fr/a
      fix       Give the page another \`slug\`, or the locale another \`path\` in \`i18n.localeConfigs\`."
  `)
})

test('a problem of a file that several locales show is reported once; one that only another locale has names it', async () => {
  const { problems } = await load({
    'docs/a.mdx': '---\nsidebar_position: x\n---\n# A\n',
    'i18n/fr/docs/b.mdx': '---\nsidebar_position: y\n---\n# B\n',
  })
  expect(problems).toHaveLength(2)
  expect(problems[0]).not.toContain('locale')
  expect(problems[1]).toMatch(/\(in the locale 'fr'\)\n +at +i18n\/fr\/docs\/b.mdx:2/)
})

test('the severity of a problem in another locale counts for the whole site', () => {
  const reporter = createReporter()
  localeReporter(reporter, 'fr').report('throw', { what: 'This is wrong.' })
  expect(() => reporter.check()).toThrow("This is wrong. (in the locale 'fr')")
})

test('an address belongs to the locale with the longest base path above it', () => {
  const bases = ['/base/', '/base/fr/', '/base/fr/ca/']
  const found = [
    '/base/a',
    '/base/fr',
    '/base/fr?a=1',
    '/base/fr/a',
    '/base/french',
    '/base/fr/ca/a',
    '/',
    '/other',
  ].map((url) => baseOf(url, bases))
  expect(found).toEqual([
    '/base/',
    '/base/fr/',
    '/base/fr/',
    '/base/fr/',
    '/base/',
    '/base/fr/ca/',
    undefined,
    undefined,
  ])
})
