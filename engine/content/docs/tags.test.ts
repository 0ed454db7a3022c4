import { expect, test } from 'vitest'
import { loadBlog } from '../../features/blog/testing'
import { loadTestSite } from '../test-site'
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
  const { problems } = await loadBlog({
    files: {
      'docs/a.mdx': '---\ntags: [C++, other]\n---\n',
      'docs/b.mdx': '---\ntitle: B\ntags: [C#, C++, Other]\n---\n',
      'docs/c.mdx': '---\ntags: [C#, { label: C, permalink: /plain-c }]\n---\n',
      'docs/d.mdx': '---\ntags: [oTher]\nunlisted: true\n---\n',
      'blog/2026-01-31-a.md': '---\ntags: [Rope, rope, other]\n---\n',
    },
  })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "warn: Two tags share the page /tags/c: 'C++' in docs/a.mdx and 'C#' in docs/b.mdx.
      at        docs/b.mdx:3
      expected  a page for each tag
      received  'C++' (shown), 'C#' (listed on the same page)
      fix       Spell both the same way, or give one its own URL: { label: 'C#', permalink: '/…' }
    warn: Two tags share the page /tags/other: 'other' in docs/a.mdx and 'Other' in docs/b.mdx.
      at        docs/b.mdx:3
      expected  a page for each tag
      received  'other' (shown), 'Other' (listed on the same page)
      fix       Spell both the same way, or give one its own URL: { label: 'Other', permalink: '/…' }
    warn: Two tags share the page /blog/tags/rope: 'Rope' in blog/2026-01-31-a.md and 'rope' in blog/2026-01-31-a.md.
      at        blog/2026-01-31-a.md:2
      expected  a page for each tag
      received  'Rope' (shown), 'rope' (listed on the same page)
      fix       Spell both the same way, or give one its own URL: { label: 'rope', permalink: '/…' }"
  `)
})

test.each(['[c, ???]', '[{ label: A, permalink: "https://example.com" }]', '[{ label: A, permalink: a b }]'])(
  '[D3] `tags: %s` gives no address, and is refused',
  async (tags) => {
    const { problems } = await loadTestSite({
      files: { 'docs/a.mdx': `---\ntitle: A\ntags: ${tags}\n---\n` },
    })
    expect(problems).toEqual([
      expect.stringMatching(
        /^throw: .*`tags\.\d.*\n {2}at +docs\/a.mdx:3\n {2}expected {2}a (path such as|string with a letter)/,
      ),
    ])
  },
)

function tagged(tags: string, more = ''): string {
  return `---\ntags: ${tags}\n${more}---\n`
}

test('docs with tags give a list of tags, by letter, and a list of the docs of each', async () => {
  const { content } = await loadTestSite({
    files: {
      'docs/a.mdx': tagged('[Sign in, rope]', 'title: Alpha\ndescription: The first.\n'),
      'docs/b.mdx': tagged('[rope]', 'title: Beta\n'),
    },
  })
  const link = (label: string, slug: string, count: number) => ({ label, href: `/base/tags/${slug}`, count })
  expect(content.byRoute.get('/tags')).toMatchObject({
    kind: 'docs-tags-list',
    view: {
      letters: [
        { letter: 'R', tags: [link('rope', 'rope', 2)] },
        { letter: 'S', tags: [link('Sign in', 'sign-in', 1)] },
      ],
    },
  })
  expect(content.byRoute.get('/tags/sign-in')).toMatchObject({
    kind: 'docs-tags-doc-list',
    title: 'Tag: Sign in',
    view: {
      cards: [{ label: 'Alpha', href: '/base/a', description: 'The first.' }],
      all: { label: 'All tags', href: '/base/tags' },
    },
  })
})

test('docs without tags have no tag lists', async () => {
  const { content } = await loadTestSite({ files: { 'docs/a.mdx': '# A\n' } })
  expect([...content.byRoute.keys()]).toEqual(['/a'])
})

test('a tag that only unlisted docs have is not listed', async () => {
  const { content } = await loadTestSite({ files: { 'docs/a.mdx': tagged('[rope]', 'unlisted: true\n') } })
  expect([...content.byRoute.keys()]).toEqual(['/a'])
})

test('[R6] a file keeps a route that a list would also have, and both are named', async () => {
  const { content, problems } = await loadTestSite({
    files: { 'docs/a.mdx': tagged('[rope]'), 'docs/tags.mdx': '# Ropes\n' },
  })
  expect(content.byRoute.get('/tags')).toMatchObject({ title: 'Ropes' })
  expect(problems[0]).toMatchInlineSnapshot(`
    "warn: Two files claim the route /tags: docs/tags.mdx and the list of tags.
      at        the list of tags
      expected  one file for each route
      received  docs/tags.mdx (served), the list of tags (left out)
      fix       Rename one of the files, or give one a different \`slug\`."
  `)
})
