import { expect, test } from 'vitest'
import { loadTestSite } from '../../../content/test-site'
import { isPost } from '../blog-content'
import { loadBlog, type TestBlog } from '../testing'

const POSTS = {
  'blog/2024-01-03-c.md': '---\ntags: [Rope]\nauthors: mira\n---\n# C\n',
  'blog/2024-01-01-a.md': '# A\n',
  'blog/2024-01-02-b.md': '---\ntags: [Rope]\n---\n# B\n',
  'blog/authors.yml': 'mira:\n  name: Mira\n',
}

function load(blog: TestBlog['blog'], files: TestBlog['files'] = POSTS, mode?: TestBlog['mode']) {
  return loadBlog({ files, blog, ...(mode ? { mode } : {}) })
}

test('a site that does not name it has no blog, whatever its folders are', async () => {
  const { content } = await loadTestSite({ files: POSTS })
  expect([...content.byRoute.keys()]).toEqual([])
})

test('posts are listed page by page, the newest first', async () => {
  const { content, problems } = await load({ postsPerPage: 2 })
  expect(problems).toEqual([])
  expect([...content.byRoute.keys()]).toEqual([
    '/blog/2024/01/03/c',
    '/blog/2024/01/02/b',
    '/blog/2024/01/01/a',
    '/blog',
    '/blog/page/2',
    '/blog/tags',
    '/blog/tags/rope',
    '/blog/authors',
    '/blog/authors/mira',
  ])
  expect(content.byRoute.get('/blog')).toMatchObject({
    kind: 'blog-list',
    title: 'Blog',
    neighbors: { next: { label: 'Older posts', href: '/base/blog/page/2' } },
    view: { posts: [{ label: 'C', byline: { date: '2024-01-03', day: 'January 3, 2024' } }, { label: 'B' }] },
  })
  expect(content.byRoute.get('/blog/page/2')).toMatchObject({
    title: 'Blog (page 2)',
    neighbors: { previous: { href: '/base/blog' } },
    view: { posts: [{ label: 'A', href: '/base/blog/2024/01/01/a' }] },
  })
})

test('all posts can be on one page', async () => {
  const { content } = await load({ postsPerPage: 'ALL' })
  expect(content.byRoute.has('/blog/page/2')).toBe(false)
})

test('each post links to the next newer and the next older one', async () => {
  const { content } = await load({})
  expect(content.byRoute.get('/blog/2024/01/02/b')).toMatchObject({
    neighbors: { previous: { label: 'C' }, next: { label: 'A' } },
  })
})

test('the sidebar has as many recent posts as are wanted, or none', async () => {
  const some = await load({ blogSidebarCount: 2, blogSidebarTitle: 'New' })
  expect(some.blog.sidebar).toMatchObject({
    label: 'New',
    items: [{ label: 'New', href: '/base/blog', items: [{ label: 'C' }, { label: 'B' }] }],
  })
  expect((await load({ blogSidebarCount: 0 })).blog.sidebar).toBeUndefined()
})

test('the blog can be at the root of the site', async () => {
  const { content } = await load({ routeBasePath: '/' })
  expect(content.byRoute.get('/')).toMatchObject({ kind: 'blog-list' })
  expect([...content.byRoute.keys()]).toEqual(
    expect.arrayContaining(['/2024/01/01/a', '/tags/rope', '/authors/mira']),
  )
})

test('a slug is an address below the blog', async () => {
  const { content } = await load({}, { 'blog/2024-01-01-a.md': '---\nslug: /apples\n---\n' })
  expect(content.byRoute.has('/blog/apples')).toBe(true)
})

test('a draft shows only in the dev server; an unlisted post is in no list', async () => {
  const files = {
    'blog/2024-01-01-a.md': '---\ndraft: true\n---\n',
    'blog/2024-01-02-b.md': '---\nunlisted: true\ntags: [Rope]\n---\n',
  }
  const readers = await load({}, files)
  expect([...readers.content.byRoute.keys()]).toEqual(['/blog/2024/01/02/b', '/blog'])
  expect(readers.blog.posts).toEqual([])
  const author = await load({}, files, 'development')
  expect(author.blog.posts.map(({ id }) => id)).toEqual(['2024-01-01-a'])
})

test('reading times can be left out', async () => {
  const { blog } = await load({ showReadingTime: false })
  expect(blog.posts[0]).not.toHaveProperty('readingMinutes')
})

test('[D3] a post without a date', async () => {
  const { problems } = await load({}, { 'blog/apples.md': '# Apples\n' })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: This post has no date.
      at        blog/apples.md:1
      expected  a date in the file name (2024-01-31-title.mdx), or in the front matter (date: 2024-01-31)
      received  apples.md
      fix       Rename the file, or add \`date:\` to the front matter."
  `)
})

test('a post with a wrong date has that of its path, and a time may have one digit', async () => {
  const files = {
    'blog/2024-01-30-figs.md': '---\ndate: 2024-02-31\n---\n',
    'blog/kiwis.md': '---\ndate: 2024-01-31 9:05:00\n---\n',
  }
  const { content, problems } = await load({}, files)
  const dates = [...content.byRoute.values()].filter(isPost).map(({ date }) => date)
  expect(dates).toEqual(['2024-01-31T09:05:00.000Z', '2024-01-30T00:00:00.000Z'])
  expect(problems.join()).toMatch(/^warn: The front-matter key `date` has an invalid value/)
})

test('[D3] a date that does not exist', async () => {
  const { problems } = await load({}, { 'blog/apples.md': '---\ntitle: Apples\ndate: 2024-02-31\n---\n' })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: The front-matter key \`date\` has an invalid value.
      at        blog/apples.md:3
      expected  a date such as 2024-01-31 or 2024-01-31T09:30Z
      received  '2024-02-31'
      fix       Set \`date\` to a date such as 2024-01-31 or 2024-01-31T09:30Z, or remove it."
  `)
})

test('[D3] a blog without a folder', async () => {
  const { problems } = await load({ path: 'news' }, { 'docs/a.md': '# A\n' })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: The key \`blog.path\` names a path that does not exist: news
      at        site.config.ts:1
      expected  a path that exists, relative to the site's folder
      received  'news'
      fix       Correct \`blog.path\`, or create news."
  `)
})

test('a blog whose folder has no posts yet is an empty list', async () => {
  const { content, problems } = await load({}, { 'blog/.gitkeep': '' })
  expect(problems).toEqual([])
  expect([...content.byRoute.keys()]).toEqual(['/blog'])
  expect(content.byRoute.get('/blog')).toMatchObject({ kind: 'blog-list', view: { posts: [] } })
})

test('[R6] two posts that claim one address are both named', async () => {
  const { problems } = await load({}, { 'blog/2024-01-01-a.md': '# A\n', 'blog/2024-01-01-a.mdx': '# B\n' })
  expect(problems[0]).toContain('blog/2024-01-01-a.md and blog/2024-01-01-a.mdx')
})
