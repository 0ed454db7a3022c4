import { appendFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { createReporter, SiteProblems } from '../diagnostics/reporter'
import { loadBlog } from '../features/blog/testing'
import { createContentLoader } from './loader'
import { siteData } from './site/site-data'
import { loadTestSite, testConfig, writeSite } from './test-site'

function doc(frontMatter = '', body = 'Text'): string {
  return frontMatter === '' ? body : `---\n${frontMatter}\n---\n\n${body}\n`
}

test('[E1] a doc has an id, a path and a sidebar', async () => {
  const { content, problems } = await loadTestSite({
    files: {
      'docs/01-guides/02-setup.mdx': doc(
        'title: Set up\ntags: [First Steps]\ndescription: How to.',
        '# Heading',
      ),
    },
  })
  expect(problems).toEqual([])
  expect(content.docs[0]).toMatchObject({
    kind: 'doc',
    id: 'guides/setup',
    path: 'docs/01-guides/02-setup.mdx',
    route: '/guides/setup',
    sidebar: 'defaultSidebar',
    title: 'Set up',
    description: 'How to.',
    sidebarPosition: 2,
    tags: [{ label: 'First Steps', permalink: '/tags/first-steps' }],
    format: 'mdx',
  })
})

test('[E2] a site without kept versions has one: current, with its docs, drafts and sidebars', async () => {
  const { content } = await loadTestSite({
    files: {
      'docs/index.mdx': doc(),
      'docs/later.mdx': doc('draft: true'),
      'docs/aside.mdx': doc('unlisted: true'),
    },
  })
  expect(content.versions).toEqual([
    {
      name: 'current',
      set: 'default',
      label: 'Next',
      isLast: true,
      route: '',
      folder: 'docs',
      banner: 'none',
      badge: false,
      noIndex: false,
      path: '/base/',
      mainDocId: 'index',
      docs: [
        { id: 'aside', path: '/base/aside' },
        { id: 'index', path: '/base/', sidebar: 'defaultSidebar' },
      ],
      draftIds: ['later'],
      sidebars: { defaultSidebar: { link: { label: 'index', href: '/base/' } } },
    },
  ])
})

test('the title is that of the front matter, else the first heading, else the last part of the id', async () => {
  const { content } = await loadTestSite({
    files: {
      'docs/a.mdx': doc('title: Own', '# Heading'),
      'docs/b.md': doc('sidebar_label: B', '```sh\n# code\n```\n\n# Heading'),
      'docs/deep/c.mdx': doc(),
    },
  })
  expect(content.docs.map(({ title, format }) => `${title} ${format}`)).toEqual([
    'Own mdx',
    'Heading md',
    'c mdx',
  ])
})

test('line ends are unified, and a byte order mark is dropped', async () => {
  const { content } = await loadTestSite({
    files: { 'docs/a.mdx': '\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n' },
  })
  const [source] = content.docs
  expect(source?.text).toBe('---\ntitle: A\n---\nText\n')
  expect(source?.text.slice(source.bodyStart)).toBe('Text\n')
})

test('partials, hidden files and tests are not pages', async () => {
  const { content } = await loadTestSite({
    files: {
      'docs/index.mdx': doc(),
      'docs/_partial.mdx': doc(),
      'docs/_parts/a.mdx': doc(),
      'docs/.obsidian/a.md': doc(),
      'docs/picture.png': '',
      'pages/_helper.tsx': '',
      'pages/door.island.tsx': '',
      'pages/door.test.tsx': '',
    },
  })
  expect([...content.byRoute.keys()]).toEqual(['/'])
})

test('drafts are left out in production and kept in development', async () => {
  const files = { 'docs/a.mdx': doc(), 'docs/b.mdx': doc('draft: true') }
  const sidebars = { docs: ['a', 'b'] }
  const production = await loadTestSite({ files, sidebars })
  const development = await loadTestSite({ files, sidebars, mode: 'development' })
  expect(production.problems).toEqual([])
  expect([...production.content.byRoute.keys()]).toEqual(['/a'])
  expect([...development.content.byRoute.keys()]).toEqual(['/a', '/b'])
  expect(development.content.docs[1]?.draft).toBe(true)
})

test('pages are Markdown files and modules, by their path', async () => {
  const { content } = await loadTestSite({
    files: {
      'pages/markdown-page.mdx': doc('title: Markdown page'),
      'pages/Tools/index.tsx': 'export default () => null',
      'pages/notes.md': doc('slug: /scribbles'),
    },
  })
  expect(content.pages.map(({ route, format, title, kind }) => [route, format, title, kind])).toEqual([
    ['/Tools', 'tsx', 'index', 'mdx'],
    ['/markdown-page', 'mdx', 'Markdown page', 'mdx'],
    ['/scribbles', 'md', 'notes', 'mdx'],
  ])
})

test('docs can live below a route of their own', async () => {
  const { content } = await loadTestSite({
    files: { 'docs/index.mdx': doc('tags: [a]'), 'docs/guide.mdx': doc('slug: /start') },
    config: { docs: { routeBasePath: 'manual/' } },
  })
  expect([...content.byRoute.keys()]).toEqual(['/manual/start', '/manual', '/manual/tags', '/manual/tags/a'])
  expect(content.versions).toMatchObject([{ path: '/base/manual', mainDocId: 'index' }])
  expect(content.byRoute.get('/manual')).toMatchObject({ tags: [{ permalink: '/manual/tags/a' }] })
})

test('[R6] two files with one route: a warning names both, and the first by path serves it', async () => {
  const { content, problems } = await loadTestSite({
    files: { 'docs/b.mdx': doc('slug: /same'), 'docs/a.mdx': doc('slug: /same'), 'pages/same.mdx': doc() },
    sidebars: { docs: ['a', 'b'] },
  })
  expect(content.byRoute.get('/same')?.path).toBe('docs/a.mdx')
  expect([...content.byFile.values()].map(({ path }) => path)).toEqual(Array(3).fill('docs/a.mdx'))
  expect(content.sidebars[0]?.items).toHaveLength(1)
  expect(problems).toHaveLength(2)
  expect(problems[0]).toMatchInlineSnapshot(`
    "warn: Two files claim the route /same: docs/a.mdx and docs/b.mdx.
      at        docs/b.mdx
      expected  one file for each route
      received  docs/a.mdx (served), docs/b.mdx (left out)
      fix       Rename one of the files, or give one a different \`slug\`."
  `)
})

test('[D3] two docs with one id end the build', async () => {
  const { problems } = await loadTestSite({
    files: { 'docs/a.mdx': doc('slug: /other'), 'docs/01-a.mdx': doc() },
  })
  expect(problems.join('\n\n')).toMatchInlineSnapshot(`
    "throw: Two docs have the id 'a': docs/01-a.mdx and docs/a.mdx.
      at        docs/a.mdx
      expected  an id that no other doc has
      received  'a'
      fix       Rename one of the files, or change its front-matter key \`id\`."
  `)
})

test('[X6] a sidebar that a front matter names must exist', async () => {
  const { problems } = await loadTestSite({
    files: { 'docs/a.mdx': doc('title: A\ndisplayed_sidebar: doc') },
    sidebars: { docs: ['a'], api: [] },
  })
  expect(problems.join('\n\n')).toMatchInlineSnapshot(`
    "throw: The front-matter key \`displayed_sidebar\` names a sidebar that does not exist: 'doc'.
      at        docs/a.mdx:3
      expected  the id of one of the 2 sidebars: docs, api, or null for none
      received  'doc'
      fix       Did you mean \`docs\`?"
  `)
})

test('a front matter can choose another sidebar, or none', async () => {
  const { content } = await loadTestSite({
    files: { 'docs/a.mdx': doc('displayed_sidebar: api'), 'docs/b.mdx': doc('displayed_sidebar: null') },
    sidebars: { docs: ['a', 'b'], api: [] },
  })
  expect(content.docs.map(({ sidebar }) => sidebar)).toEqual(['api', undefined])
})

test('a site without docs and pages is empty', async () => {
  const { content, problems } = await loadTestSite({ files: {} })
  expect(problems).toEqual([])
  expect(content).toMatchObject({ docs: [], pages: [], sidebars: [{ id: 'defaultSidebar', items: [] }] })
})

test('a reload reads only the files that changed', async () => {
  const root = writeSite({ 'docs/a.mdx': '# One', 'docs/b.mdx': '# One', 'docs/c.mdx': doc('badge: 1') })
  const loader = createContentLoader({ root, config: testConfig(), mode: 'development' })
  const titles = async () => {
    const reporter = createReporter()
    const { docs } = await loader.load(reporter)
    expect(reporter.problems).toHaveLength(1)
    return docs.map(({ title }) => title)
  }
  utimesSync(join(root, 'docs/a.mdx'), 1, 1)
  expect(await titles()).toEqual(['One', 'One', 'c'])

  writeFileSync(join(root, 'docs/a.mdx'), '# Two')
  utimesSync(join(root, 'docs/a.mdx'), 1, 1)
  appendFileSync(join(root, 'docs/b.mdx'), 'ly')
  expect(await titles()).toEqual(['One', 'Onely', 'c'])
})

test('all problems of a site come at once', async () => {
  const root = writeSite({ 'docs/a.mdx': doc('title: [a'), 'docs/b.mdx': doc('draft: maybe') })
  const reporter = createReporter()
  await createContentLoader({ root, config: testConfig(), mode: 'production' }).load(reporter)
  expect(() => reporter.check()).toThrow(SiteProblems)
  expect(reporter.problems.map(({ problem }) => problem.file)).toEqual(['docs/a.mdx', 'docs/b.mdx'])
})

test('[D3] a neighbor that does not exist is refused, with near ids; a draft is no mistake', async () => {
  const { problems } = await loadTestSite({
    files: {
      'docs/a.mdx': doc('title: A\npagination_next: tide'),
      'docs/b.mdx': doc('pagination_prev: later\npagination_next: null'),
      'docs/later.mdx': doc('draft: true'),
      'docs/tides.mdx': doc(),
    },
  })
  expect(problems.join('\n\n')).toMatchInlineSnapshot(`
    "throw: The front-matter key \`pagination_next\` names a doc that does not exist: 'tide'.
      at        docs/a.mdx:3
      expected  the id of one of the 3 docs: tides, a, b, or null for none
      received  'tide'
      fix       Did you mean \`tides\`?"
  `)
})

test('no page can have the route of a file that the engine makes', async () => {
  const { problems, content } = await loadTestSite({
    files: { 'docs/404.mdx': doc(), 'docs/a.mdx': doc('slug: /index'), 'docs/index.mdx': doc() },
  })
  expect([...content.byRoute.keys()]).toEqual(['/'])
  expect(problems.join('\n\n')).toMatchInlineSnapshot(`
    "warn: Two files claim the route /404: the engine's page for addresses that do not exist and docs/404.mdx.
      at        docs/404.mdx
      expected  one file for each route
      received  the engine's page for addresses that do not exist (served), docs/404.mdx (left out)
      fix       Rename one of the files, or give one a different \`slug\`.

    warn: Two files claim the route /index: the home page and docs/a.mdx.
      at        docs/a.mdx
      expected  one file for each route
      received  the home page (served), docs/a.mdx (left out)
      fix       Rename one of the files, or give one a different \`slug\`."
  `)
})

test.each(['a?b', 'a#b', 'https://a.b/c', '//a.b/c', 'a.html', 'a%20b'])(
  'the slug %j is refused',
  async (slug) => {
    const { problems } = await loadTestSite({ files: { 'docs/a.mdx': doc(`slug: '${slug}'`) } })
    expect(problems.join()).toContain('The front-matter key `slug` has an invalid value.')
  },
)

test('a file name that no address can have is refused', async () => {
  const { problems } = await loadTestSite({
    files: { 'docs/100%.mdx': doc(), 'docs/c#.mdx': doc('slug: c-sharp') },
  })
  expect(problems.join('\n\n')).toMatchInlineSnapshot(`
    "throw: The name of this file cannot be part of a URL.
      at        docs/100%.mdx
      expected  a path without #, ?, %, \\, control characters, and .html at its end
      received  docs/100%.mdx
      fix       Rename the file or its folder, or give the page a \`slug\`."
  `)
})

test('every locale is offered to readers, the default one first, each with its home', async () => {
  const config = { i18n: { defaultLocale: 'en', locales: ['fr', 'en'] } }
  const { content } = await loadTestSite({ files: { 'docs/a.mdx': doc() }, config })
  const { locale, locales } = siteData(testConfig(config), content, createReporter())
  expect(locale.code).toBe('en')
  expect(locales.map(({ home }) => home)).toEqual(['/base/', '/base/fr/'])
})

test('pages that have the name of a file are known to browsers, which take other such paths for files', async () => {
  const pathsOf = async (...names: string[]) => {
    const files = Object.fromEntries(names.map((name) => [`docs/${name}.mdx`, doc()]))
    const { content } = await loadTestSite({ files })
    return siteData(testConfig(), content, createReporter()).namedLikeFiles
  }
  expect(await pathsOf('a', '1.10')).toBeUndefined()
  expect(await pathsOf('a', 'node.js', 'the b.json')).toEqual(['/base/node.js', '/base/the%20b.json'])
})

test('[D3] a pattern of docs.exclude or pages.exclude that fits no file is named with its line', async () => {
  const { problems } = await loadTestSite({
    files: { 'docs/a.mdx': '# A', 'docs/drafts/b.mdx': '# B', 'pages/old/c.mdx': '# C' },
    config: { docs: { exclude: ['drafts/**', 'draft/**'] }, pages: { exclude: ['old/**', 'olds/**'] } },
  })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "warn: The key \`docs.exclude\` names a path that does not exist: docs/draft/**
      at        site.config.ts:8
      expected  a path that exists, relative to the site's folder
      received  'docs/draft/**'
      fix       Correct \`docs.exclude\`, or create docs/draft/**.
    warn: The key \`pages.exclude\` names a path that does not exist: pages/olds/**
      at        site.config.ts:14
      expected  a path that exists, relative to the site's folder
      received  'pages/olds/**'
      fix       Correct \`pages.exclude\`, or create pages/olds/**."
  `)
})

test('files that are not text in UTF-8 are errors, each with its file and line', async () => {
  const { problems } = await loadBlog({
    files: {
      'docs/a.mdx': doc(),
      'docs/latin.md': Buffer.from('A\n\ncaf\xe9', 'latin1'),
      'docs/nul.md': 'A\nb\0c',
      'docs/wide.md': Buffer.from('\uFEFFA', 'utf16le'),
      'docs/part/_category_.json': Buffer.from('{"label":"caf\xe9"}', 'latin1'),
      'docs/part/b.mdx': doc(),
      'docs/marked.md': '\uFEFF# A \uFFFD',
      'blog/authors.yml': Buffer.from('a:\n  name: Ren\xe9', 'latin1'),
      'blog/2024-01-01-a.md': doc('authors: []'),
    },
  })
  const isKnown = (text: string) => text.startsWith('throw: This file is not text in UTF-8.')
  expect(problems.filter((text) => !isKnown(text))).toEqual([])
  const places = problems.map((text) => /(?:docs|blog)\/\S+/.exec(text)?.[0])
  expect(places.toSorted()).toEqual([
    'blog/authors.yml:2',
    'docs/latin.md:3',
    'docs/nul.md:2',
    'docs/part/_category_.json:1',
    'docs/wide.md:1',
  ])
})

test('a page whose name is a pattern is refused', async () => {
  const { problems } = await loadTestSite({
    files: { 'docs/a.mdx': doc(), 'pages/[name].tsx': 'export default () => null', 'docs/[b].mdx': doc() },
  })
  expect(problems).toEqual([expect.stringContaining('pages/[name].tsx')])
})

test.each([
  ['docs', { docs: { path: '../../..' } }],
  ['pages', { pages: { path: '../../../../../..' } }],
])('a folder of %s above the site is refused before it is read', async (key, config) => {
  await expect(loadTestSite({ files: { 'docs/a.md': 'A' }, config })).rejects.toThrow(
    `The key \`${key}.path\` names a folder above the site`,
  )
})

test('pages beside the configuration have their paths and their folders in the sidebar, as those in a folder do', async () => {
  const files = { 'index.md': '# Home', 'guide/start.md': '# Start' }
  const { content } = await loadTestSite({ files, config: { docs: { path: '.' } } })
  expect(content.docs.map(({ path }) => path)).toEqual(['guide/start.md', 'index.md'])
  expect(content.sidebars[0]?.items.map((item) => 'label' in item && item.label)).toEqual(['guide', 'Home'])
})
