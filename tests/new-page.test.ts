import { afterAll, expect, test } from 'vitest'
import { newPage } from '../engine/author/new-page'
import { copySite } from './site-copy'

const site = copySite('tests/fixtures/plain')
afterAll(() => site.remove())

test('a new page goes where its name says, also in a folder named like the docs folder', async () => {
  expect((await newPage(site.folder, 'docs/one')).file).toBe('docs/one.mdx')
  expect((await newPage(site.folder, 'guides/docs/two')).file).toBe('docs/guides/docs/two.mdx')
  expect((await newPage(site.folder, 'my-docs/three.md')).file).toBe('docs/my-docs/three.md')
})

test('a new page is named with its address', async () => {
  expect((await newPage(site.folder, 'guides/04-four')).path).toBe('/guides/four')
})

const NO_PAGES = [
  '',
  ' ',
  '.',
  '..',
  '../up',
  'a/../../up',
  '/abs',
  'a/',
  '_partial',
  '.hidden',
  'a/__tests__/b',
]

test.each([...NO_PAGES, 'node_modules/a', 'a#b', 'a?b', '50%', 'a\nb', 'a\u0000b'])(
  '[D3] %j is not the name of a page',
  async (name) => {
    await expect(newPage(site.folder, name)).rejects.toThrow('This is not a valid page name.')
  },
)
