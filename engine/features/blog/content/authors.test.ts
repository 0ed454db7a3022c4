import { expect, test } from 'vitest'
import { loadBlog } from '../testing'
import type { BlogPost } from '../types'

const AUTHORS =
  'mira:\n  name: Mira Holm\n  image_url: img/mira.svg\ntove:\n  name: Tove Lind\n  url: https://tove.example.com\n'

async function posts(frontMatter: string, authors = AUTHORS, more = {}) {
  const { blog, content, problems } = await loadBlog({
    files: { 'blog/authors.yml': authors, 'blog/2024-01-31-a.md': `---\n${frontMatter}\n---\nText.\n` },
    config: more,
  })
  const found = blog.posts.map((post: BlogPost) => post.authors)
  return { authors: found[0] ?? [], content, problems }
}

test.each(['authors: mira', 'authors: [mira]', 'authors:\n  - key: mira'])(
  '%j refers to an author of the map',
  async (text) => {
    const { authors, problems } = await posts(text)
    expect(problems).toEqual([])
    expect(authors).toMatchObject([
      { key: 'mira', name: 'Mira Holm', image: '/img/mira.svg', permalink: '/blog/authors/mira' },
    ])
  },
)

test("a post can override an author's details, or define an author of its own", async () => {
  const { authors } = await posts(
    'authors:\n  - { key: mira, title: Guest }\n  - { name: Old Per, url: https://per.example.com }',
  )
  expect(authors).toMatchObject([
    { key: 'mira', name: 'Mira Holm', title: 'Guest', permalink: '/blog/authors/mira' },
    { name: 'Old Per', url: 'https://per.example.com' },
  ])
  expect(authors[1]).not.toHaveProperty('permalink')
})

test('the older keys define one author', async () => {
  const { authors } = await posts(
    'author: Old Per\nauthor_title: Neighbor\nauthor_url: https://per.example.com',
  )
  expect(authors).toMatchObject([{ name: 'Old Per', title: 'Neighbor', url: 'https://per.example.com' }])
})

test('an author can have an address of its own for the list of posts', async () => {
  const { content } = await posts(
    'authors: mira',
    'mira:\n  name: Mira Holm\n  page:\n    permalink: /the-gardener\n',
  )
  expect(content.byRoute.get('/blog/authors/the-gardener')).toMatchObject({ title: 'Mira Holm' })
})

test('[T8] an author with `page: false` has no page and is in no list of authors', async () => {
  const { authors, content } = await posts(
    'authors: [mira, tove]',
    'mira:\n  name: Mira Holm\n  page: true\ntove:\n  name: Tove Lind\n  page: false\n',
  )
  expect(authors[1]).toEqual({ key: 'tove', name: 'Tove Lind', socials: [] })
  expect(content.byRoute.has('/blog/authors/mira')).toBe(true)
  expect(content.byRoute.has('/blog/authors/tove')).toBe(false)
  const list = content.byRoute.get('/blog/authors')
  expect(JSON.stringify(list)).toContain('Mira Holm')
  expect(JSON.stringify(list)).not.toContain('Tove Lind')
})

test('[D3] an author that does not exist', async () => {
  const { problems } = await posts('title: A\nauthors: mirra')
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: This post names an author that does not exist: 'mirra'.
      at        blog/2024-01-31-a.md:3
      expected  the key of one of the 2 authors: mira, tove, or one that is added to blog/authors.yml
      received  'mirra'
      fix       Did you mean \`mira\`?"
  `)
})

test('[D3] a post with an author, and no file of authors', async () => {
  const { problems } = await loadBlog({
    files: { 'blog/2024-01-31-a.md': '---\ntitle: A\nauthors: mira\n---\nText.\n' },
  })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: This post names an author that does not exist: 'mira'.
      at        blog/2024-01-31-a.md:3
      expected  one that is added to blog/authors.yml
      received  'mira'
      fix       Add \`mira\` to blog/authors.yml."
  `)
})

test('[D3] values that are not authors', async () => {
  const { problems } = await posts('authors:\n  - title: Nobody')
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: The front-matter key \`authors\` has an invalid value.
      at        blog/2024-01-31-a.md:2
      expected  the key of an author, an object with a \`name\`, or a list of these
      received  {"title":"Nobody"}
      fix       Set \`authors\` to the key of an author, an object with a \`name\`, or a list of these, or remove it."
  `)
})

test('[D3] a map of authors that is not YAML', async () => {
  const { problems } = await posts('title: A', 'mira:\n  name: Mira: Holm\n')
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: This YAML cannot be read: the value contains a colon, which starts another key.
      at        blog/authors.yml:2
      expected  a plain string, or one in quotes
      received  name: Mira: Holm
      fix       Put quotes around the value: name: 'Mira: Holm'"
  `)
})

test('[D3] an author without a name, one with a wrong value, one with a mistyped key', async () => {
  const { problems } = await posts(
    'title: A',
    'mira:\n  title: Gardener\ntove:\n  name: Tove\n  page: maybe\nper:\n  name: Per\n  titel: Guest\n',
  )
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: The key \`mira.name\` of the authors is missing.
      at        blog/authors.yml:1
      expected  a string
      received  nothing
      fix       Set \`mira.name\`.
    throw: The key \`tove.page\` of the authors has an invalid value.
      at        blog/authors.yml:5
      expected  true, false, or an object { permalink }
      received  'maybe'
      fix       Set \`tove.page\` to true, false, or an object { permalink }.
    throw: There is no key \`per.titel\` in the authors.
      at        blog/authors.yml:8
      expected  name, title, url, image_url, email, description, page, socials
      received  titel
      fix       Did you mean \`title\`?"
  `)
})

test.each([
  ['a file that cannot be read', 'mira:\n  name: Mira: Holm\n'],
  ['an author without a name', 'mira:\n  title: Gardener\n'],
])('a mistake in the file of authors is not a mistake of a post, too: %s', async (_, authors) => {
  const { problems } = await posts('title: A\nauthors: mira', authors)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('blog/authors.yml:')
})

test('a key that resembles no known one only warns, and the others are used', async () => {
  const { authors, problems } = await posts('authors: mira', 'mira:\n  name: Mira Holm\n  birthday: May\n')
  expect(authors).toMatchObject([{ name: 'Mira Holm' }])
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^warn: There is no key `mira.birthday` in the authors/)
})

test('[D3] a picture on another host', async () => {
  const { authors, problems } = await posts(
    'authors: mira',
    'mira:\n  name: Mira\n  image_url: https://pics.example.com/m.png\n',
  )
  expect(authors[0]).not.toHaveProperty('image')
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "warn: The image of the author 'mira' is on another host and is not shown: pages make no requests to other hosts.
      at        blog/authors.yml:3
      expected  an image of the site, such as '/img/anna.png'
      received  https://pics.example.com/m.png
      fix       Save the image under \`static\` and give its path, or add its origin to \`allowedHosts.pictures\`."
  `)
})

test('the picture of an author may be on an allowed host, in the author map and in a post', async () => {
  const map = 'mira:\n  name: Mira\n  image_url: https://pics.example.com/m.png\n'
  const own = 'authors:\n  - mira\n  - name: Per\n    image_url: https://pics.example.com/p.png'
  const { authors, problems } = await posts(own, map, { allowedHosts: ['https://pics.example.com'] })
  expect(authors.map(({ image }) => image)).toEqual([
    'https://pics.example.com/m.png',
    'https://pics.example.com/p.png',
  ])
  expect(problems).toEqual([])
})

test('[D3] addresses without a scheme, and a mistyped network', async () => {
  const { problems } = await posts(
    'title: A',
    [
      'mira:',
      '  name: Mira',
      '  url: mira.example.com',
      '  socials:',
      '    gthub: mira',
      '    forum: mira',
      '    x: x.example.com/mira',
      '    gitlab: https://gitlab.example.com/mira',
      '    github: mira',
    ].join('\n'),
  )
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: The key \`mira.url\` of the authors has an invalid value.
      at        blog/authors.yml:3
      expected  a full URL, such as 'https://example.com'
      received  'mira.example.com'
      fix       Set \`mira.url\` to a full URL, such as 'https://example.com'.
    throw: There is no key \`mira.socials.gthub\` in the authors.
      at        blog/authors.yml:5
      expected  x, twitter, github, linkedin, stackoverflow, bluesky, mastodon, youtube, instagram, threads, twitch, email
      received  gthub
      fix       Did you mean \`github\`?
    throw: The key \`mira.socials.forum\` of the authors has an invalid value.
      at        blog/authors.yml:6
      expected  a full URL, such as 'https://example.com'
      received  'mira'
      fix       Set \`mira.socials.forum\` to a full URL, such as 'https://example.com'.
    throw: The key \`mira.socials.x\` of the authors has an invalid value.
      at        blog/authors.yml:7
      expected  the name of the account, or a full URL, such as 'https://example.com'
      received  'x.example.com/mira'
      fix       Set \`mira.socials.x\` to the name of the account, or a full URL, such as 'https://example.com'."
  `)
})

test('[D3] an author defined in a post, with an invalid address and a mistyped key', async () => {
  const { problems } = await posts(
    'title: A\nauthors:\n  - mira\n  - name: Per\n    url: per.example.com\n    titel: Guest',
  )
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: The front-matter key \`authors.1.url\` has an invalid value.
      at        blog/2024-01-31-a.md:6
      expected  a full URL, such as 'https://example.com'
      received  'per.example.com'
      fix       Set \`authors.1.url\` to a full URL, such as 'https://example.com', or remove it.
    throw: The front-matter key \`authors.1.titel\` is not known.
      at        blog/2024-01-31-a.md:7
      expected  name, title, url, image_url, email, description, page, socials or key
      received  authors.1.titel
      fix       Did you mean \`title\`?"
  `)
})

test('[D3] two authors with one page are both named', async () => {
  const { problems } = await posts(
    'authors: mira',
    'mira:\n  name: Mira Holm\ntove:\n  name: Tove Lind\n  page: { permalink: /mira }\n',
  )
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: Two authors have the page /blog/authors/mira: 'Mira Holm' and 'Tove Lind'.
      at        blog/authors.yml:5
      expected  a page for each author
      received  'Tove Lind'
      fix       Give one of them a different \`page.permalink\`."
  `)
})
