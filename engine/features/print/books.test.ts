import { expect, test } from 'vitest'
import { loadTestSite } from '../../content/test-site'
import { SiteError } from '../../diagnostics/problem'
import { type BookChoice, bookList, chooseBook } from './books'

const SITE = {
  title: 'Knots',
  basePath: '/base/',
  locale: { htmlLang: 'en', direction: 'ltr' },
} as Parameters<typeof bookList>[0]

const FILES = {
  'docs/index.md': '# Next',
  'docs/api.md': '# API',
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/index.md': '# Two',
  'versioned_docs/version-2.0/api.md': '# API',
  'versioned_sidebars/version-2.0-sidebars.json': '{"start": ["index"], "api": ["api"]}',
  'versioned_docs/version-1.0/index.md': '# One',
  'versioned_sidebars/version-1.0-sidebars.json': '{"old": ["index"]}',
}

const BOOKS = ['2.0/start', '2.0/api', 'current/start', 'current/api', '1.0/old'].map((name) => {
  const [version = '', sidebar = ''] = name.split('/')
  return { version, sidebar, source: '' }
})

function chosen(choice: BookChoice): string {
  try {
    const { version, sidebar } = chooseBook(BOOKS, choice, 'dist')
    return `${version} ${sidebar}`
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const { what, expected, hint } = error.problem
    return [what, expected, hint].join(' | ')
  }
}

test('a build lists its sidebars: the released version first, then as the author wrote them', async () => {
  const sidebars = { start: ['index'], api: ['api'] }
  const { content } = await loadTestSite({ files: FILES, sidebars })
  const { books } = bookList(SITE, content)
  expect(books.map(({ source }) => source)).toEqual([
    '/base/data/2.0/sidebar-start.json',
    '/base/data/2.0/sidebar-api.json',
    '/base/data/sidebar-start.json',
    '/base/data/sidebar-api.json',
    '/base/data/1.0/sidebar-old.json',
  ])
})

test.each([
  [{}, '2.0 start'],
  [{ sidebar: 'api' }, '2.0 api'],
  [{ version: 'current' }, 'current start'],
  [{ version: '1.0', sidebar: 'old' }, '1.0 old'],
])('%j prints %s', (choice, book) => {
  expect(chosen(choice)).toBe(book)
})

test.each([
  [{ sidebar: 'ap' }, 'There is no sidebar ap in dist. | start, api | Did you mean `api`?'],
  [{ version: '3.0' }, 'There is no version 3.0 in dist. | 2.0, current, 1.0 | Did you mean `1.0` or `2.0`?'],
  [{ version: '1.0', sidebar: 'api' }, 'There is no sidebar api in dist. | old | Name one of these.'],
])('%j is an error that names what there is', (choice, message) => {
  expect(chosen(choice)).toBe(message)
})
