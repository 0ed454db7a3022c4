import { expect, test } from 'vitest'
import { siteData } from '../../../content/site/site-data'
import { loadTestSite, type TestSite, testConfig } from '../../../content/test-site'
import { createReporter } from '../../../diagnostics/reporter'
import { isSearched } from '../../../kit/pages'
import { loadBlog } from '../../blog/testing'
import { searchAddresses } from '../addresses'
import { searchPage } from './search-pages'

async function modelOf({ config = {}, ...files }: TestSite, load = loadTestSite) {
  const { content, problems } = await load({ ...files, config })
  expect(problems).toEqual([])
  const site = siteData(testConfig(config), content, createReporter())
  return { content, site }
}

const doc = (frontMatter = '') => `---\ntitle: A title\n${frontMatter}\n---\nText.\n`

async function searched(site: TestSite, load = loadTestSite): Promise<string[]> {
  const model = await modelOf(site, load)
  const entries = [...model.content.byRoute.values()].filter((entry) => isSearched(entry, model))
  return entries.map(({ path }) => path)
}

test('[C1] [C2] the files of search are named by the stamp of the site; each locale has its own', () => {
  expect(searchAddresses('/base/', 7000)).toEqual({
    documents: '/base/assets/search-doc-7000.json',
    index: '/base/assets/lunr-index-7000.json',
  })
  expect(searchAddresses('/base/fr/', 12).index).toBe('/base/fr/assets/lunr-index-12.json')
})

test('a page that wants no search is not found, and stays listed', async () => {
  const files = { 'docs/a.mdx': doc(), 'docs/b.mdx': doc('search: false') }
  expect(await searched({ files })).toEqual(['docs/a.mdx'])
  const { content } = await modelOf({ files })
  expect(content.byRoute.get('/b')).toMatchObject({ unlisted: false })
})

test('docs, standalone pages and posts are searched; lists, drafts and unlisted pages are not', async () => {
  const files = {
    'docs/a.mdx': doc('tags: [tide]'),
    'docs/draft.mdx': doc('draft: true'),
    'docs/unlisted.mdx': doc('unlisted: true'),
    'pages/about.mdx': doc(),
    'pages/map.tsx': 'export default () => null',
    'blog/2026-01-31-storm.mdx': doc(),
    'blog/2026-02-01-hidden.mdx': doc('unlisted: true'),
  }
  const found = await searched({ files, mode: 'development' }, loadBlog)
  expect(found.sort()).toEqual([
    'blog/2026-01-31-storm.mdx',
    'docs/a.mdx',
    'pages/about.mdx',
    'pages/map.tsx',
  ])
})

test('of several versions the last one is searched, unless it is kept from search engines', async () => {
  const files = {
    'docs/a.mdx': doc(),
    'versioned_docs/version-1.0/a.mdx': doc(),
    'versioned_docs/version-2.0/a.mdx': doc(),
    'versions.json': '["2.0", "1.0"]',
  }
  expect(await searched({ files })).toEqual(['versioned_docs/version-2.0/a.mdx'])
  expect(await searched({ files, config: { docs: { lastVersion: '1.0' } } })).toEqual([
    'versioned_docs/version-1.0/a.mdx',
  ])
  expect(await searched({ files, config: { docs: { versions: { '2.0': { noIndex: true } } } } })).toEqual([])
})

test('a page is searched with its sections, and knows its part of the site', async () => {
  const model = await modelOf({
    files: { 'docs/guide/a.mdx': doc(), 'docs/guide/b.mdx': doc(), 'docs/other/c.mdx': doc() },
    sidebars: { guide: ['guide/a', 'guide/b'], other: ['other/c'] },
    config: {
      themeConfig: {
        navbar: {
          items: [
            { type: 'doc', docId: 'guide/b', label: 'B alone' },
            {
              type: 'dropdown',
              label: 'More',
              items: [{ type: 'docSidebar', sidebarId: 'guide', label: 'Guide' }],
            },
          ],
        },
      },
    },
  })
  const page = (id: string) => {
    const source = model.content.docs.find((one) => one.id === id)
    if (!source) throw new Error(`There is no ${id}.`)
    const data = { path: `/base/${id}`, title: 'T', description: '', keywords: ['k'] }
    return searchPage({ source, data, markdown }, model)
  }
  const markdown = {
    toc: [{ id: 'lamp', html: 'The <em>lamp</em>', level: 2 as const }],
    anchors: ['lamp', 'lamp-height'],
    twin: 'First.\n\n## The *lamp*\n\nSecond.',
  }
  expect(page('guide/b')).toEqual({
    title: 'T',
    url: '/base/guide/b',
    part: 'Guide',
    description: '',
    keywords: ['k'],
    sections: [
      { text: 'First.' },
      { id: 'lamp', heading: 'The lamp', level: 2, text: 'Second.', rows: ['lamp-height'] },
    ],
  })
  expect(page('other/c')?.part).toBeUndefined()
  expect(page('other/c')).not.toHaveProperty('names')
})
