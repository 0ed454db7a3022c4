import { join } from 'pathe'
import { expect, test } from 'vitest'
import { formatProblem } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { listFiles } from './files'
import { commonFile, commonPath, fileInLocale, localeFolder, pathInLocale } from './layers'
import { createContentLoader } from './loader'
import { testConfig, writeSite } from './test-site'

const files = {
  'docs/01-start.mdx': '# Start\n',
  'docs/rigging/_category_.json': '{ "label": "Rigging" }',
  'docs/rigging/knots.mdx': '# Knots\n',
  'i18n/fr/docs/01-start.mdx': '# Départ\n',
  'i18n/fr/docs/rigging/_category_.json': '{ "label": "Gréement" }',
  'i18n/fr/docs/local.mdx': '---\nsidebar_position: x\n---\n# Ici\n',
}

function i18n(currentLocale: string) {
  const { i18n } = testConfig({ i18n: { locales: ['en', 'fr'] } })
  return { ...i18n, currentLocale }
}

async function load(currentLocale: string) {
  const config = { ...testConfig({ i18n: { locales: ['en', 'fr'] } }), i18n: i18n(currentLocale) }
  const reporter = createReporter()
  const loader = createContentLoader({ root: writeSite(files), config, mode: 'production' })
  const content = await loader.load(reporter)
  return { content, problems: reporter.problems.map(({ problem }) => formatProblem(problem)) }
}

test('a locale has the files of its own folder in place of those with the same path, and the others as they are', () => {
  const root = writeSite(files)
  expect(
    listFiles({ root, own: join(root, 'i18n/fr') }, 'docs', () => {}).map(({ path, source }) => [
      path,
      source,
    ]),
  ).toEqual([
    ['01-start.mdx', 'i18n/fr/docs/01-start.mdx'],
    ['local.mdx', 'i18n/fr/docs/local.mdx'],
    ['rigging/_category_.json', 'i18n/fr/docs/rigging/_category_.json'],
    ['rigging/knots.mdx', 'docs/rigging/knots.mdx'],
  ])
  expect(listFiles({ root }, 'docs', () => {}).map(({ source }) => source)).not.toContain(
    'i18n/fr/docs/local.mdx',
  )
})

test('a translation has the route, the id and the place in the sidebar of what it translates', async () => {
  const { content, problems } = await load('fr')
  expect(content.docs.map(({ id, route, title, path }) => [id, route, title, path])).toEqual([
    ['rigging/knots', '/rigging/knots', 'Knots', 'docs/rigging/knots.mdx'],
    ['start', '/start', 'Départ', 'i18n/fr/docs/01-start.mdx'],
    ['local', '/local', 'Ici', 'i18n/fr/docs/local.mdx'],
  ])
  expect(content.sidebars[0]?.items.map((item) => 'label' in item && item.label)).toEqual([
    'Départ',
    'Ici',
    'Gréement',
  ])
  expect(problems.join()).toContain('i18n/fr/docs/local.mdx:2')
})

test('pages of the default locale have no data about translations', async () => {
  const { content, problems } = await load('en')
  expect(content.docs.map(({ title }) => title)).toEqual(['Start', 'Knots'])
  expect(problems).toEqual([])
})

test('a file and its translation lead to each other', () => {
  const root = writeSite(files)
  const layers = { root, own: join(root, 'i18n/fr') }
  const [common, translated] = [join(root, 'docs/01-start.mdx'), join(root, 'i18n/fr/docs/01-start.mdx')]
  expect(fileInLocale(common, layers)).toBe(translated)
  expect(fileInLocale(translated, layers)).toBe(translated)
  expect(commonFile(translated, layers)).toBe(common)
  expect(fileInLocale(join(root, 'docs/rigging/knots.mdx'), layers)).toBe(
    join(root, 'docs/rigging/knots.mdx'),
  )
  expect(fileInLocale(common, { root })).toBe(common)
})

test('a folder of translations is named after the path of its locale', () => {
  expect(localeFolder(i18n('fr'))).toBe('i18n/fr')
  expect(localeFolder(i18n('en'))).toBeUndefined()
  expect(commonPath('i18n/fr/docs/a.mdx', i18n('fr'))).toBe('docs/a.mdx')
  expect(commonPath('docs/a.mdx', i18n('fr'))).toBe('docs/a.mdx')
})

test('a path that leads out of the site is the same in every locale', () => {
  expect(pathInLocale('../menus/docs.ts', { root: '/a/site' })).toBe('../menus/docs.ts')
  expect(pathInLocale('../menus/docs.ts', { root: '/a/site', own: '/a/site/i18n/fr' })).toBe(
    '../menus/docs.ts',
  )
})
