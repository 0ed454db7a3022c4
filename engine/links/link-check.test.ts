import { expect, test } from 'vitest'
import { formatProblem } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { NO_HOSTS } from '../page/allowed-hosts'
import { htmlLinks } from './html-links'
import { LinkCheck } from './link-check'

function run(pages: Record<string, string>, text = ''): string[] {
  const check = new LinkCheck({
    url: 'https://example.com',
    basePath: '/base/',
    allowedHosts: NO_HOSTS,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    paths: Object.keys(pages),
    owners: new Map([
      ['/base/mira.svg', { file: 'blog/authors.yml' }],
      ['/base/nav', { file: 'site.config.ts', line: 12 }],
    ]),
  })
  for (const [path, html] of Object.entries(pages)) {
    check.add(path, htmlLinks(`<nav id="menu"></nav><main id="main">${html}</main>`), {
      path: `docs${path}.mdx`,
      text,
      links: [
        { url: '/gone', href: '/base/gone', line: 7 },
        { url: './none.png', href: null, line: 9 },
      ],
    })
  }
  const reporter = createReporter()
  check.run(reporter, (path) => ['/base/logo.svg', '/base/logo.md'].includes(path))
  return reporter.problems.map(({ severity, problem }) => `${severity}: ${formatProblem(problem)}`)
}

/** Returns the check of a site without any page or file. */
function emptySite(owners: ConstructorParameters<typeof LinkCheck>[0]['owners'] = new Map()): LinkCheck {
  return new LinkCheck({
    url: 'https://example.com',
    basePath: '/base/',
    allowedHosts: NO_HOSTS,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    paths: [],
    owners,
  })
}

test('an id that two elements of a page have is reported with the line that writes it', () => {
  const html =
    '<h2 id="intro">Intro</h2><a id="intro"></a><a id="old" name="old"></a><p id="_R_1">x</p><p id="_R_1">x</p>'
  expect(run({ '/base/a': html }, '# A\n\n<a id="intro"></a>')).toMatchInlineSnapshot(`
    [
      "warn: Two elements of a page have the id intro, and links reach the first of them alone.
      at        docs/base/a.mdx:3
      expected  ids that differ
      received  intro, twice (on the page /base/a)
      fix       Remove the element that only carries the id, or give one of the two another: ## Heading {#id}",
    ]
  `)
  expect(run({ '/base/a': '<h2 id="menu">Menu</h2>' })).toHaveLength(1)
})

test('links to pages, files, anchors and other sites are fine', () => {
  const html =
    '<h2 id="über">x</h2><a href="/base/b"></a><a href="/base/b/"></a><a href="#%C3%BCber"></a><a href="https://x.y/base/q"></a><img src="/base/logo.svg"><a href="/elsewhere"></a>'
  expect(run({ '/base/a': html, '/base/b': '' })).toEqual([])
})

test.each([
  'javascript:go()',
  'JavaScript:go()',
  'vbscript:go',
  'file:///etc/hosts',
  'https://',
  'http://[x',
])('[K7] a link to %s, which no browser opens, is broken', (href) => {
  expect(run({ '/base/a': `<a href="${href}">x</a>` })).toEqual([
    expect.stringContaining(`leads nowhere: ${href}`),
  ])
})

test('addresses of other kinds are left alone', () => {
  const html = '<a href="mailto:a@b.c">x</a><a href="tel:1">x</a><img src="data:image/png;base64,iVBO">'
  expect(run({ '/base/a': html })).toEqual([])
})

test.each([
  ['a script', '<SCRIPT>go()</SCRIPT>', '<script', '<SCRIPT>'],
  ['a style sheet', '<style>p{}</style>', '<style', 'a\n\n<style>'],
  ['a handler', '<button onclick="go()">x</button>', 'onclick=', '<button onClick="go()">'],
  ['a form', '<form action="/base/b"></form>', '<form', '<form action="/b">'],
  ['another base of links', '<base href="/base/">', '<base', ''],
  ['an embedded file', '<object data="/base/logo.svg"></object>', '<object', ''],
])('[D3] %s in the text of a page, which its policy refuses, is a warning', (_, html, mark, text) => {
  const [problem = '', ...others] = run({ '/base/a': html, '/base/b': '' }, text)
  expect(others).toEqual([])
  expect(problem).toContain(`warn: This HTML has no effect, since the policy of pages refuses it: ${mark}\n`)
  expect(problem).toContain(
    text === '' ? 'docs/base/a.mdx\n' : `docs/base/a.mdx:${text.split('\n').length}\n`,
  )
})

test('data in a script, and a form that an island sends, are no warnings', () => {
  const html =
    '<script type="application/ld+json">{}</script><form></form><form action="javascript:throw 1"></form>'
  expect(run({ '/base/a': html })).toEqual([])
})

test('[K7] [D3] a broken link names its file, its line and near paths', () => {
  expect(run({ '/base/a': '<a href="/base/gone"></a>', '/base/gove': '' })).toMatchInlineSnapshot(`
    [
      "throw: This link leads nowhere: /base/gone
      at        docs/base/a.mdx:7
      expected  the path of a page or a file of this site
      received  /base/gone (on the page /base/a)
      fix       Did you mean /base/gove, or /base/a?",
    ]
  `)
})

test('[K7] [D3] a broken anchor lists the anchors that its page has', () => {
  const pages = {
    '/base/a': '<a href="/base/b#thrid"></a>',
    '/base/b': '<h2 id="first"></h2><h2 id="third"></h2>',
  }
  expect(run(pages, 'text\n<a href="/b#thrid">')).toMatchInlineSnapshot(`
    [
      "warn: This link names an anchor that its page does not have: /base/b#thrid
      at        docs/base/a.mdx:2
      expected  one of the anchors of /base/b: #first, #third
      received  /base/b#thrid
      fix       Did you mean #third? Otherwise give the heading that id: ## Heading {#id}",
    ]
  `)
})

test('[D3] a broken link of the shell is reported once, with its location in the configuration', () => {
  const link = '<a href="/base/nav"></a>'
  const once = [expect.stringContaining('at        site.config.ts:12\n')]
  expect(run({ '/base/a': link, '/base/b': link })).toEqual(once)
  expect(run({ '/base/a': link }), 'in the dev server, which knows one page').toEqual(once)
})

test('a broken link of the shell and of a text is reported for both', () => {
  const texts = run({ '/base/a': '<a href="/base/nav"></a>' }, '<a href="/nav">')
  expect(texts.map((text) => /at {8}(.*)/.exec(text)?.[1])).toEqual([
    'docs/base/a.mdx:1',
    'site.config.ts:12',
  ])
})

test('a broken link is never blamed on a line of a code block', () => {
  const texts = run(
    { '/base/a': '<a href="/base/nowhere"></a>' },
    '```sh\nls "/nowhere"\n```\n\n<a href="/nowhere">',
  )
  expect(texts).toEqual([expect.stringContaining('at        docs/base/a.mdx:5\n')])
})

test('a site without a home page gets a warning if its layout links to it', () => {
  expect(run({ '/base/a': '<a href="/base/"></a>' }, 'cd "/"')).toEqual([
    expect.stringContaining('This site has no page at /base/, which its title and logo link to.'),
  ])
})

test('a broken link that several pages have and nobody wrote is reported once', () => {
  const link = '<a href="/base/component"></a>'
  expect(run({ '/base/a': link, '/base/b': link })).toEqual([
    expect.stringContaining('at        docs/base/a.mdx\n'),
  ])
})

test('a relative link is resolved from its page', () => {
  const pages = {
    '/base/a/one': '<a href="two"></a><a href="two#end"></a>',
    '/base/a/two': '<p id="end"></p>',
    '/base/b/one': '<a href="two"></a>',
    '/base/c/one': '<a href="two#end"></a>',
    '/base/c/two': '',
  }
  const [link, anchor, ...more] = run(pages, 'text\n<a href="two">\n<a href="two#end">')
  expect(link).toContain('at        docs/base/b/one.mdx:2\n')
  expect(link).toContain('two (on the page /base/b/one)')
  expect(anchor).toContain('at        docs/base/c/one.mdx:3\n')
  expect(more).toEqual([])
})

test("a link to a page's source does not count as one to the page", () => {
  const pages = { '/base/a': '<a href="./logo.md"></a><a href="/base/logo.md"></a>', '/base/logo': '' }
  expect(run(pages)).toEqual([expect.stringContaining('This link leads nowhere: ./logo.md')])
})

test('ids of the shell and of React are not anchors, except the id of the main part', () => {
  const pages = {
    '/base/a': '<a href="/base/b#menu"></a><a href="/base/b#_R_1_"></a><a href="#main"></a>',
    '/base/b': '<p id="p"></p><p id="_R_1_"></p>',
  }
  const problems = run(pages)
  expect(problems).toHaveLength(2)
  for (const problem of problems) expect(problem).toContain('one of the anchors of /base/b: #p\n')
})

test('links of a sidebar whose categories are closed in each document are checked once, with their places', () => {
  const reporter = createReporter()
  const check = emptySite(new Map([['/base/gone', { file: 'sidebars.ts', line: 4 }]]))
  const closed = {
    type: 'category',
    label: 'More',
    linked: false,
    collapsible: true,
    collapsed: true,
  } as const
  const sidebar = [
    {
      ...closed,
      href: '/base/a',
      items: [
        { type: 'link', label: 'A', href: '/base/a' } as const,
        { type: 'link', label: 'Gone', href: '/base/gone' } as const,
        { type: 'html', html: '<img src="//x.y/a.png">', defaultStyle: false } as const,
      ],
    },
  ]
  for (const path of ['/base/a', '/base/b'])
    check.add(path, htmlLinks(''), { path: `docs${path}.mdx`, text: '', links: [], sidebar })
  check.run(reporter, () => false)
  expect(reporter.problems.map(({ problem: { what, file, line } }) => [what, file, line])).toEqual([
    ['This link leads nowhere: /base/gone', 'sidebars.ts', 4],
    [expect.stringMatching(/^Files are on another host .*: https:\/\/x\.y$/), 'docs/base/a.mdx', undefined],
  ])
})

test('an anchor may be a named a element', () => {
  expect(run({ '/base/a': '<a href="#old"></a><a name="old"></a>' })).toEqual([])
})

test('a broken link of a text that stands on several pages is reported once', () => {
  const reporter = createReporter()
  const check = emptySite()
  const links = [{ url: '/gone', href: '/base/gone', line: 7, file: 'blog/post.md' }]
  for (const [path, file] of [
    ['/base/blog', 'the list of posts'],
    ['/base/blog/post', 'blog/post.md'],
  ] as const) {
    check.add(path, htmlLinks('<a href="/base/gone"></a>'), { path: file, text: '', links })
  }
  check.run(reporter, () => false)
  expect(reporter.problems.map(({ problem }) => [problem.file, problem.line])).toEqual([['blog/post.md', 7]])
})

test("files of other hosts give one warning with the first line; a file of the site's own host gives none", () => {
  const html =
    '<img src="https://x.y/a.svg"><iframe src="//x.y/b"></iframe><img srcset="/c.png 1x, https://x.y/c.png 2x"><img src="https://example.com/d.svg"><a href="https://x.y"></a>'
  const [first, ...more] = run({ '/base/a': html }, "text\n<img src='https://x.y/a.svg'>")
  expect(first).toMatchInlineSnapshot(`
    "warn: Files are on another host and are not shown, since pages make no requests to other hosts: https://x.y
      at        docs/base/a.mdx:2
      expected  files of the site, such as '/img/photo.png'
      received  https://x.y/a.svg (on the page /base/a), https://x.y/c.png (on the page /base/a), //x.y/b (on the page /base/a)
      fix       Save them under \`static\`, or allow requests to that host: allowedHosts: { pictures: ['https://x.y'], frames: ['https://x.y'] }."
  `)
  expect(more).toEqual([])
})

test('the link in place of a frame is a file of another host', () => {
  const html = '<a data-frame href="https://x.y/frame">x.y/frame</a><a href="https://z.y">z</a>'
  expect(run({ '/base/a': html })).toEqual([
    expect.stringContaining('https://x.y/frame (on the page /base/a)'),
  ])
})

test('a picture that does not exist is named with its line, and one of an author with the file of the authors', () => {
  const html = '<img src="./none.png"><img src="/base/mira.svg">'
  const texts = run({ '/base/a': html, '/base/b': html }).map((text) => /at {8}(.*)/.exec(text)?.[1])
  expect(texts).toEqual(['docs/base/a.mdx:9', 'docs/base/b.mdx:9', 'blog/authors.yml'])
})

test('[K7] a missing file of any kind of media is a broken link', () => {
  const html =
    '<video src="/base/1" poster="/base/2"><source src="./3"><track src="/base/4"></video><audio src="/base/5"></audio><object data="/base/6"></object><embed src="/base/7"><iframe src="/base/8.html"></iframe><input type="image" src="/base/9"><picture><source srcset="/base/10 1x, /base/11 2x"><img src="/base/logo.svg" srcset="/base/12 2x"></picture><script src="/base/app.js"></script>'
  const targets = run({ '/base/a': html }).flatMap((text) => /leads nowhere: (\S+)/.exec(text)?.[1] ?? [])
  expect(targets.toSorted()).toEqual(
    [1, 2, 4, 5, 6, 7, '8.html', 9, 10, 11, 12]
      .map((name) => `/base/${name}`)
      .concat('./3')
      .toSorted(),
  )
})

test('a missing file and a missing page get different fixes', () => {
  const html = '<a href="/base/data.zip"></a><img src="./none.png">'
  expect(run({ '/base/dates': html })).toMatchInlineSnapshot(`
    [
      "throw: This link leads nowhere: /base/data.zip
      at        docs/base/dates.mdx
      expected  the path of a page or a file of this site
      received  /base/data.zip (on the page /base/dates)
      fix       Put the file under \`static\` and link to it from there: static/files/a.zip is /files/a.zip.",
      "throw: This link leads nowhere: ./none.png
      at        docs/base/dates.mdx:9
      expected  the path of a page or a file of this site
      received  ./none.png (on the page /base/dates)
      fix       Correct the path, or add the file: next to the page (./photo.png), or under \`static\` (/img/photo.png).",
    ]
  `)
})
