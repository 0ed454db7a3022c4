import { expect, test } from 'vitest'
import { testConfig } from '../content/test-site'
import { formatProblem } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import type { SiteConfigInput } from './types'

function problemsOf(docs: unknown): string[] {
  try {
    testConfig({ docs: docs as NonNullable<SiteConfigInput['docs']> })
  } catch (error) {
    if (error instanceof SiteProblems) return error.problems.map(formatProblem)
    throw error
  }
  return []
}

test('[D15] one set of docs is a list of one, and each set of several has its own settings', () => {
  expect(testConfig({ docs: { path: 'guides' } }).docs).toMatchObject([
    { id: 'default', path: 'guides', routeBasePath: '/', key: ['docs'] },
  ])
  const sets = [{ breadcrumbs: false }, { id: 'api', path: 'api', routeBasePath: 'api' }]
  expect(testConfig({ docs: sets }).docs).toMatchObject([
    { id: 'default', path: 'docs', breadcrumbs: false, key: ['docs', 0] },
    { id: 'api', path: 'api', breadcrumbs: true, key: ['docs', 1] },
  ])
})

test('[D15] [X6] two sets with one id, one route, or a folder within that of another are refused', () => {
  expect(
    problemsOf([{ path: 'guides' }, { path: 'reference', routeBasePath: 'reference' }]),
  ).toMatchInlineSnapshot(`
      [
        "The key \`docs[1].id\` of the configuration is missing.
        at        site.config.ts:9
        expected  an id that no other set has, such as 'reference'
        received  nothing
        fix       Set \`docs[1].id\`.",
      ]
    `)
  const api = { id: 'api', path: 'api', routeBasePath: 'api' }
  expect(problemsOf([api, { id: 'API', path: './api/old', routeBasePath: '/api/' }])).toMatchInlineSnapshot(`
    [
      "The key \`docs[1].id\` of the configuration has an invalid value.
      at        site.config.ts:12
      expected  an id that no other set has, such as 'old'
      received  'API'
      fix       Set \`docs[1].id\` to an id that no other set has, such as 'old'.",
      "The key \`docs[1].routeBasePath\` of the configuration has an invalid value.
      at        site.config.ts:14
      expected  a route that no other set has, such as 'old'
      received  '/api/'
      fix       Set \`docs[1].routeBasePath\` to a route that no other set has, such as 'old'.",
      "The key \`docs[1].path\` of the configuration has an invalid value.
      at        site.config.ts:13
      expected  a folder beside api, which is that of another set
      received  'api/old'
      fix       Set \`docs[1].path\` to a folder beside api, which is that of another set.",
    ]
  `)
})

test('[D15] [X6] a set without a folder, and a list without sets, are refused', () => {
  expect(problemsOf([{}, { id: 'api' }])).toMatchInlineSnapshot(`
    [
      "The key \`docs[1].path\` of the configuration is missing.
      at        site.config.ts:7
      expected  the folder of the set, such as 'api'
      received  nothing
      fix       Set \`docs[1].path\`.",
    ]
  `)
  expect(problemsOf([])).toMatchInlineSnapshot(`
    [
      "The key \`docs\` of the configuration has an invalid value.
      at        site.config.ts:5
      expected  a list of at least 1 item
      received  []
      fix       Remove \`docs\`: a site without pages in that folder has no docs.",
    ]
  `)
})

test('[X6] a wrong key of a set is found at its place in the list', () => {
  expect(problemsOf([{}, { id: 'a/b', path: 'api', sidebarCollapsed: true }])).toMatchInlineSnapshot(`
    [
      "The key \`docs[1].id\` of the configuration has an invalid value.
      at        site.config.ts:8
      expected  letters, digits and dashes, such as 'api'
      received  'a/b'
      fix       Set \`docs[1].id\` to letters, digits and dashes, such as 'api'.",
      "There is no key \`docs[1].sidebarCollapsed\` in the configuration.
      at        site.config.ts:10
      expected  id, path, exclude, routeBasePath, sidebarPath, breadcrumbs, showLastUpdateTime, showLastUpdateAuthor, editUrl, issueUrl, numberPrefixParser, lastVersion, includeCurrentVersion, onlyIncludeVersions, versions
      received  sidebarCollapsed
      fix       Set \`collapsed\` or \`collapsible\` of a category in the sidebars or in its \`_category_\` file.",
    ]
  `)
})

test.each(['a b', '50%', 'a#b', '/../a'])(
  'a route that no address can have is refused: %s',
  (routeBasePath) => {
    expect(problemsOf([{ routeBasePath }]).join()).toContain(
      'a path without `..`, spaces, and any of `?#%\\`',
    )
  },
)
