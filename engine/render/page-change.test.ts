import { expect, test } from 'vitest'
import { loadTestSite, testConfig } from '../content/test-site'
import type { Source } from '../content/types'
import { pageChange } from './page-change'

const history = { lastUpdated: () => '2025-12-24', lastAuthor: () => 'Mira' }
const edit = { editUrl: 'https://example.com/edit/main/' }

async function sourceOf(frontMatter: string, path = 'docs/a b.mdx'): Promise<Source> {
  const { content, problems } = await loadTestSite({
    files: { [path]: `---\ntitle: A\n${frontMatter}\n---\n` },
  })
  expect(problems).toEqual([])
  const [source] = [...content.docs, ...content.pages]
  if (!source) throw new Error('no source')
  return source
}

function change(source: Source, docs: object = {}) {
  return pageChange(source, { history, setup: { config: testConfig({ docs }) } })
}

test('a page was last changed when its last commit says', async () => {
  expect(change(await sourceOf(''))).toEqual({ lastUpdated: '2025-12-24' })
})

test('`last_update` in the front matter comes before the commit', async () => {
  const both = await sourceOf('last_update:\n  date: 2026-01-31\n  author: Ines')
  expect(change(both)).toEqual({ lastUpdated: '2026-01-31', lastUpdatedBy: 'Ines' })
  const author = await sourceOf('last_update: { author: Ines }')
  expect(change(author)).toEqual({ lastUpdated: '2025-12-24', lastUpdatedBy: 'Ines' })
  expect(change(both, { showLastUpdateTime: false })).toEqual({})
})

test('the author of the last commit is named if the site says so, unless the front matter has the change', async () => {
  const shown = { showLastUpdateAuthor: true }
  expect(change(await sourceOf(''), shown)).toEqual({ lastUpdated: '2025-12-24', lastUpdatedBy: 'Mira' })
  const author = await sourceOf('last_update: { author: Ines }')
  expect(change(author, shown).lastUpdatedBy).toBe('Ines')
  const date = await sourceOf('last_update: { date: 2026-01-31 }')
  expect(change(date, shown)).toEqual({ lastUpdated: '2026-01-31' })
})

test('a page links to its source where `docs.editUrl` says where that is', async () => {
  const source = await sourceOf('')
  expect(change(source, edit).editUrl).toBe('https://example.com/edit/main/docs/a%20b.mdx')
  expect(change(await sourceOf('', 'pages/about.mdx'), edit).editUrl).toBeUndefined()
})

test('`custom_edit_url` names another place, or none', async () => {
  const own = await sourceOf('custom_edit_url: https://example.com/form')
  expect(change(own).editUrl).toBe('https://example.com/form')
  expect(change(own, edit).editUrl).toBe('https://example.com/form')
  expect(change(await sourceOf('custom_edit_url: null'), edit).editUrl).toBeUndefined()
})
