import { expect, test } from 'vitest'
import { formatProblem } from '../errors/problem'
import { createReporter } from '../errors/reporter'
import { htmlMarks } from './html-marks'
import { LinkCheck } from './link-check'

function run(pages: Record<string, string>, text = ''): string[] {
  const check = new LinkCheck({
    basePath: '/base/',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    hasFile: (path) => path === '/base/logo.svg',
    paths: Object.keys(pages),
  })
  for (const [path, html] of Object.entries(pages)) {
    check.add(path, htmlMarks(html), {
      path: `docs${path}.mdx`,
      text,
      links: [{ url: '/gone', href: '/base/gone', line: 7 }],
    })
  }
  const reporter = createReporter()
  check.run(reporter)
  return reporter.problems.map(({ severity, problem }) => `${severity}: ${formatProblem(problem)}`)
}

test('links to pages, files, anchors and other sites are fine', () => {
  const html =
    '<h2 id="über">x</h2><a href="/base/b"></a><a href="/base/b/"></a><a href="#%C3%BCber"></a><a href="https://x.y/base/q"></a><img src="/base/logo.svg"><a href="/elsewhere"></a>'
  expect(run({ '/base/a': html, '/base/b': '' })).toEqual([])
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
      "warn: This link names a place that its page does not have: /base/b#thrid
      at        docs/base/a.mdx:2
      expected  one of the anchors of /base/b: #first, #third
      received  /base/b#thrid
      fix       Correct the part after #, or give the heading that id: ## Heading {#id}",
    ]
  `)
})

test('a broken link of the shell is told once, not once a page', () => {
  expect(run({ '/base/a': '<a href="/base/nav"></a>', '/base/b': '<a href="/base/nav"></a>' })).toHaveLength(
    1,
  )
})

test('an anchor may be a named a element', () => {
  expect(run({ '/base/a': '<a href="#old"></a><a name="old"></a>' })).toEqual([])
})

test('a broken link of a text that stands on several pages is reported once', () => {
  const reporter = createReporter()
  const check = new LinkCheck({
    basePath: '/base/',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    hasFile: () => false,
    paths: [],
  })
  const links = [{ url: '/gone', href: '/base/gone', line: 7, file: 'blog/post.md' }]
  for (const [path, file] of [
    ['/base/blog', 'the list of posts'],
    ['/base/blog/post', 'blog/post.md'],
  ] as const) {
    check.add(path, htmlMarks('<a href="/base/gone"></a>'), { path: file, text: '', links })
  }
  check.run(reporter)
  expect(reporter.problems.map(({ problem }) => [problem.file, problem.line])).toEqual([['blog/post.md', 7]])
})
