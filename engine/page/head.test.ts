import { expect, test } from 'vitest'
import { page, site } from '../theme/test-site'
import { headTags } from './head'
import type { PageKind } from './types'

const { markdown = '', ...list } = page

function typeOf(kind: PageKind, text: { markdown?: string }): string | undefined {
  const tags = headTags({ ...list, ...text, kind, body: [], islands: {} }, site)
  return tags.find(({ attributes }) => attributes.property === 'og:type')?.attributes.content
}

test('link previews present docs and posts as articles, but neither lists nor standalone pages', () => {
  expect(typeOf('doc', { markdown })).toBe('article')
  expect(typeOf('blog-post', { markdown })).toBe('article')
  expect(typeOf('blog-list', {})).toBe('website')
  expect(typeOf('home', { markdown })).toBe('website')
  expect(typeOf('mdx', { markdown })).toBe('website')
})
