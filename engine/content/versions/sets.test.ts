import { expect, test } from 'vitest'
import type { SiteConfigInput } from '../../config/types'
import { formatProblem } from '../../diagnostics/problem'
import { createReporter } from '../../diagnostics/reporter'
import { navbarItems } from '../site/navbar'
import { siteData } from '../site/site-data'
import { loadTestSite, testConfig } from '../test-site'

type Items = NonNullable<NonNullable<NonNullable<SiteConfigInput['themeConfig']>['navbar']>['items']>

const docs = [{}, { id: 'api', path: 'api', routeBasePath: 'api' }]
const files = {
  'docs/intro.md': '# Intro',
  'api/intro.md': '# Calls',
  'api/calls/list.md': '---\npagination_next: intro\n---\n# List',
  'api_versions.json': '["1.0"]',
  'api_versioned_docs/version-1.0/intro.md': '# Old calls',
}

async function load(config: Partial<SiteConfigInput> = {}, more: Record<string, string> = {}) {
  return loadTestSite({ files: { ...files, ...more }, config: { docs, ...config } })
}

async function show(...items: Items) {
  const { content } = await load()
  const config = testConfig({ docs, themeConfig: { navbar: { items } } })
  const reporter = createReporter()
  const shown = navbarItems(config, content, reporter)
  return { shown, problems: reporter.problems.map(({ problem }) => formatProblem(problem)), content, config }
}

test('[D15] each set has its route and its versions, whose names are unique in the site', async () => {
  const { content, problems } = await load()
  expect(problems).toEqual([])
  expect(
    content.versions.map(({ name, set, folder, route, isLast }) => [name, set, folder, route, isLast]),
  ).toEqual([
    ['current', 'default', 'docs', '', true],
    ['api/current', 'api', 'api', '/api/next', false],
    ['api/1.0', 'api', 'api_versioned_docs/version-1.0', '/api', true],
  ])
  expect(content.docs.map(({ id, version, route }) => `${version} ${id} ${route}`)).toEqual([
    'current intro /intro',
    'api/current calls/list /api/next/calls/list',
    'api/current intro /api/next/intro',
    'api/1.0 intro /api/intro',
  ])
})

test('[D15] a set has its own sidebars, and its settings hold for it alone', async () => {
  const [main = {}, api = {}] = docs
  const sets = [main, { ...api, exclude: ['calls/**', 'gone/**'], numberPrefixParser: false }]
  const sidebars = { 'api_versioned_sidebars/version-1.0-sidebars.json': '{ "calls": ["intro"] }' }
  const { content, problems } = await load(
    { docs: sets },
    { ...sidebars, 'docs/calls/1-a.md': 'A', 'api/2-b.md': 'B' },
  )
  expect(content.sidebars.map(({ id, version, items }) => [version, id, items.length])).toEqual([
    ['current', 'defaultSidebar', 2],
    ['api/current', 'defaultSidebar', 2],
    ['api/1.0', 'calls', 1],
  ])
  expect(content.docs.map(({ id }) => id)).toEqual(['calls/a', 'intro', '2-b', 'intro', 'intro'])
  expect(problems).toMatchInlineSnapshot(`
    [
      "warn: The key \`docs[1].exclude\` names a path that does not exist: api/gone/**
      at        site.config.ts:13
      expected  a path that exists, relative to the site's folder
      received  'api/gone/**'
      fix       Correct \`docs[1].exclude\`, or create api/gone/**.",
    ]
  `)
})

test('[D15] an item of the navbar names its set: the first one by default', async () => {
  const { shown } = await show(
    { type: 'doc', docId: 'intro' },
    { type: 'doc', docId: 'intro', set: 'api' },
    { type: 'docSidebar', sidebarId: 'defaultSidebar', set: 'api', label: 'API' },
  )
  expect(shown).toMatchObject([
    { label: 'Intro', href: '/base/intro', sidebar: 'defaultSidebar' },
    {
      label: 'Old calls',
      href: '/base/api/intro',
      sidebar: 'api/defaultSidebar',
      byVersion: { 'api/current': { href: '/base/api/next/intro' }, 'api/1.0': {} },
    },
    { label: 'API', href: '/base/api/intro', sidebar: 'api/defaultSidebar' },
  ])
  expect(shown[0]).not.toHaveProperty('byVersion')
})

test('[D15] [X6] an item whose set does not exist is refused, as is one for the doc of another set', async () => {
  const { problems } = await show(
    { type: 'doc', docId: 'intro', set: 'apis' },
    { type: 'doc', docId: 'calls/list' },
  )
  expect(problems).toMatchInlineSnapshot(`
    [
      "A navbar item cannot be shown. It names a set that does not exist: 'apis'.
      at        site.config.ts:16
      expected  the id of one of the 2 sets: api, default
      received  {"type":"doc","docId":"intro","set":"apis","position":"right"}
      fix       Did you mean \`api\`?",
      "A navbar item cannot be shown. It names a doc that does not exist: 'calls/list'.
      at        site.config.ts:21
      expected  the id of one of the 1 docs: intro
      received  {"type":"doc","docId":"calls/list","position":"right"}
      fix       Add the doc, or remove the item.",
    ]
  `)
})

test('[D15] a version menu is that of the set that it names, or of each set on its own pages', async () => {
  const { shown, content, config } = await show(
    { type: 'docsVersionDropdown', set: 'api' },
    { type: 'docsVersionDropdown' },
  )
  const items = [
    { label: 'Next', href: '/base/api/next/calls/list', version: 'api/current' },
    { label: '1.0', href: '/base/api/intro', version: 'api/1.0' },
  ]
  expect(shown).toEqual([
    { type: 'dropdown', label: 'Version: 1.0', items, position: 'right' },
    { type: 'dropdown', label: 'Version: 1.0', items, position: 'right', onlyIn: 'api' },
  ])
  expect(siteData(config, content, createReporter()).versions?.map(({ name }) => name)).toEqual([
    'api/current',
    'api/1.0',
  ])
})

test('[D15] [X6] problems with versions name the files and the keys of their set', async () => {
  const [main = {}, api = {}] = docs
  const { problems } = await load(
    { docs: [main, { ...api, lastVersion: '2.0' }] },
    { 'api_versions.json': '["1.0", "0.9"]' },
  )
  expect(problems).toMatchInlineSnapshot(`
    [
      "throw: The key \`docs[1].lastVersion\` of the configuration names a version that does not exist: '2.0'.
      at        site.config.ts:11
      expected  the name of one of the 3 versions: 1.0, 0.9, current
      received  '2.0'
      fix       Did you mean \`1.0\` or \`0.9\`?",
      "throw: The version '0.9' has no docs folder.
      at        api_versions.json:1
      expected  the folder api_versioned_docs/version-0.9
      received  these version folders: version-1.0
      fix       Create api_versioned_docs/version-0.9, or remove '0.9' from the list.",
    ]
  `)
})
