import { expect, test } from 'vitest'
import { loadSite } from '../test-site'
import { readTags } from './tags'

test('a label gives its route', () => {
  const routes = readTags(['Sign In', 'getCsrfToken', 'API v2', 'Élan'], '/tags').map(
    ({ permalink }) => permalink,
  )
  expect(routes).toEqual(['/tags/sign-in', '/tags/get-csrf-token', '/tags/api-v-2', '/tags/elan'])
})

test('a tag may have a route of its own', () => {
  expect(readTags([{ label: 'C++', permalink: '/cpp/' }], '/docs/tags')).toEqual([
    { label: 'C++', permalink: '/docs/tags/cpp' },
  ])
})

test('a tag counts once', () => {
  expect(readTags(['Search', 'search', 'Other'], '/tags').map(({ label }) => label)).toEqual([
    'Search',
    'Other',
  ])
})

test('two labels that give one address are both named, once, with their files', async () => {
  const { problems } = await loadSite({
    files: {
      'docs/a.mdx': '---\ntags: [C++, other]\n---\n',
      'docs/b.mdx': '---\ntitle: B\ntags: [C#, C++, Other]\n---\n',
      'docs/c.mdx': '---\ntags: [C#, { label: C, permalink: /plain-c }]\n---\n',
      'docs/d.mdx': '---\ntags: [oTher]\nunlisted: true\n---\n',
      'blog/2026-01-31-a.md': '---\ntags: [Rope, rope, other]\n---\n',
    },
    config: { blog: {} },
  })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "warn: Two tags share the list /tags/c: 'C++' of docs/a.mdx and 'C#' of docs/b.mdx.
      at        docs/b.mdx:3
      expected  a list for each tag
      received  'C++' (shown), 'C#' (under the same list)
      fix       Write both the same way, or give one an address of its own: { label: 'C#', permalink: '/…' }
    warn: Two tags share the list /tags/other: 'other' of docs/a.mdx and 'Other' of docs/b.mdx.
      at        docs/b.mdx:3
      expected  a list for each tag
      received  'other' (shown), 'Other' (under the same list)
      fix       Write both the same way, or give one an address of its own: { label: 'Other', permalink: '/…' }
    warn: Two tags share the list /blog/tags/rope: 'Rope' of blog/2026-01-31-a.md and 'rope' of blog/2026-01-31-a.md.
      at        blog/2026-01-31-a.md:2
      expected  a list for each tag
      received  'Rope' (shown), 'rope' (under the same list)
      fix       Write both the same way, or give one an address of its own: { label: 'rope', permalink: '/…' }"
  `)
})

test.each(['[c, ???]', '[{ label: A, permalink: "https://example.com" }]', '[{ label: A, permalink: a b }]'])(
  '[D3] `tags: %s` gives no address, and is refused',
  async (tags) => {
    const { problems } = await loadSite({ files: { 'docs/a.mdx': `---\ntitle: A\ntags: ${tags}\n---\n` } })
    expect(problems).toEqual([
      expect.stringMatching(
        /^throw: .*`tags\.\d.*\n {2}at +docs\/a.mdx:3\n {2}expected {2}a (path such as|text with a letter)/,
      ),
    ])
  },
)
