import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { docs } from '../../config/schemas/docs'
import type { SiteConfigInput } from '../../config/types'
import { loadTestSite } from '../test-site'

const files = {
  'versions.json': '["2.0", "1.0"]',
  'docs/index.mdx': 'Text',
  'docs/new.mdx': '---\ntags: [loops]\n---\n\n[start](./index.mdx)',
  'versioned_docs/version-2.0/index.mdx': 'Text',
  'versioned_docs/version-2.0/later.mdx': '---\ndraft: true\n---\n',
  'versioned_docs/version-1.0/old.mdx': '---\ntags: [loops]\n---\n',
}

/** Prints each version as in `current Next / unreleased`. */
async function versionsOf(docs: SiteConfigInput['docs']) {
  const { content, problems } = await loadTestSite({ files, config: { docs } })
  expect(problems).toEqual([])
  return content.versions.map(
    ({ name, label, route, banner, isLast }) =>
      `${name} ${label} ${route || '/'} ${banner}${isLast ? ' last' : ''}`,
  )
}

test('[E2] each version has its name, label, path, main doc, docs, drafts and sidebars', async () => {
  const { content, problems } = await loadTestSite({ files, config: { docs: { routeBasePath: 'manual' } } })
  expect(problems).toEqual([])
  expect(content.versions).toMatchObject([
    { name: 'current', label: 'Next', isLast: false, path: '/base/manual/next', mainDocId: 'index' },
    {
      name: '2.0',
      label: '2.0',
      isLast: true,
      path: '/base/manual',
      mainDocId: 'index',
      docs: [{ id: 'index', path: '/base/manual', sidebar: 'defaultSidebar' }],
      draftIds: ['later'],
      sidebars: { defaultSidebar: { link: { label: 'index', href: '/base/manual' } } },
    },
    { name: '1.0', label: '1.0', isLast: false, path: '/base/manual/1.0', mainDocId: 'old' },
  ])
})

test('the last version is at the root of the docs, the current one at next, the others at their names', async () => {
  const { content } = await loadTestSite({ files })
  expect([...content.byRoute.keys()]).toEqual([
    '/next',
    '/next/new',
    '/',
    '/1.0/old',
    '/next/tags',
    '/next/tags/loops',
    '/1.0/tags',
    '/1.0/tags/loops',
  ])
})

test('docs and sidebars know their version; ids are unique within one', async () => {
  const { content } = await loadTestSite({ files })
  expect(content.docs.map(({ id, version }) => `${version} ${id}`)).toEqual([
    'current index',
    'current new',
    '2.0 index',
    '1.0 old',
  ])
  expect(content.sidebars.map(({ id, version }) => `${version} ${id}`)).toEqual([
    'current defaultSidebar',
    '2.0 defaultSidebar',
    '1.0 defaultSidebar',
  ])
})

test('what comes before the last version is unreleased, what comes after it unmaintained', async () => {
  expect(await versionsOf({})).toEqual([
    'current Next /next unreleased',
    '2.0 2.0 / none last',
    '1.0 1.0 /1.0 unmaintained',
  ])
  expect(await versionsOf({ lastVersion: 'current' })).toEqual([
    'current Next / none last',
    '2.0 2.0 /2.0 unmaintained',
    '1.0 1.0 /1.0 unmaintained',
  ])
})

test('the configuration says which versions are built, and what is particular to each', async () => {
  expect(await versionsOf({ includeCurrentVersion: false })).toEqual([
    '2.0 2.0 / none last',
    '1.0 1.0 /1.0 unmaintained',
  ])
  expect(await versionsOf({ onlyIncludeVersions: ['current', '1.0'] })).toEqual([
    'current Next /next unreleased',
    '1.0 1.0 / none last',
  ])
  const versions: NonNullable<z.input<typeof docs>>['versions'] = {
    current: { label: 'Canary', path: 'canary/' },
    '1.0': { banner: 'none', path: 'old' },
  }
  expect(await versionsOf({ versions })).toEqual([
    'current Canary /canary unreleased',
    '2.0 2.0 / none last',
    '1.0 1.0 /old none',
  ])
})

test('the sidebars of a version are those of its file', async () => {
  const { content, problems } = await loadTestSite({
    files: {
      ...files,
      'versioned_sidebars/version-2.0-sidebars.json': '{ "book": ["index"] }',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "book": [], "annex": ["old"] }',
    },
    sidebars: { book: ['index', 'new'] },
  })
  expect(problems).toEqual([])
  expect(content.docs.map(({ id, version, sidebar }) => `${version} ${id} ${sidebar}`)).toEqual([
    'current index book',
    'current new book',
    '2.0 index book',
    '1.0 old annex',
  ])
})
