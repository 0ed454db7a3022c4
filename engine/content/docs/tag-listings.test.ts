import { expect, test } from 'vitest'
import { loadSite } from '../test-site'

function tagged(tags: string, more = ''): string {
  return `---\ntags: ${tags}\n${more}---\n`
}

test('docs with tags give a list of tags, by letter, and a list of the docs of each', async () => {
  const { content } = await loadSite({
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

test('without tags there are no lists', async () => {
  const { content } = await loadSite({ files: { 'docs/a.mdx': '# A\n' } })
  expect([...content.byRoute.keys()]).toEqual(['/a'])
})

test('a tag that only unlisted docs have is in no list', async () => {
  const { content } = await loadSite({ files: { 'docs/a.mdx': tagged('[rope]', 'unlisted: true\n') } })
  expect([...content.byRoute.keys()]).toEqual(['/a'])
})

test('[R6] a file keeps its route where a list would have the same, and both are named', async () => {
  const { content, problems } = await loadSite({
    files: { 'docs/a.mdx': tagged('[rope]'), 'docs/tags.mdx': '# Ropes\n' },
  })
  expect(content.byRoute.get('/tags')).toMatchObject({ title: 'Ropes' })
  expect(problems[0]).toMatchInlineSnapshot(`
    "warn: Two files claim the route /tags: docs/tags.mdx and the list of tags.
      at        the list of tags
      expected  one file for each route
      received  docs/tags.mdx (served), the list of tags (left out)
      fix       Rename one of the files, or give one a \`slug\` of its own."
  `)
})
