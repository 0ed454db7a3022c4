import { expect, test } from 'vitest'
import { locationOfOption } from '../../config/key-lines'
import { validateConfig } from '../../config/validate'
import { formatProblem } from '../../diagnostics/problem'
import { createReporter } from '../../diagnostics/reporter'
import { cleanPath } from '../../page/site'
import { hostFiles } from './host-files'
import { hosting } from './hosting'
import { madeRules, redirectFiles, redirectsOf } from './redirects'
import type { CreateRedirects } from './schema'

const HEAD =
  "export default { title: 'Quay', url: 'https://quay.example.com', baseUrl: '/docs/', features: [hosting({ redirects: "

/** Returns the generated pages, the links to check, and the problems reported for these redirects. */
function listFiles(redirects: { from: string | string[]; to: string }[], createRedirects?: CreateRedirects) {
  const made = createRedirects ? ',\ncreateRedirects: () => []' : ''
  const source = `${HEAD}${JSON.stringify(redirects, null, 1)}${made} })] }`
  const input = {
    title: 'Quay',
    url: 'https://quay.example.com',
    baseUrl: '/docs/',
    features: [hosting({ redirects, ...(createRedirects && { createRedirects }) })],
  }
  const config = validateConfig(input, 'site.config.ts', source)
  const reporter = createReporter()
  const checked = new Map<string, string>()
  const built = {
    site: { url: config.url, basePath: config.baseUrl },
    content: { cleanLink: cleanPath, byRoute: new Map([['/page', {}]]) },
    has: (path: string) => path === '/docs/page',
    checkLink: (from: string, href: string) => void checked.set(from, href),
    report: reporter.report,
  }
  const options = { redirects, ...(createRedirects && { createRedirects }) }
  const files = redirectFiles(options, built, (key) => locationOfOption(config, 'hosting', key))
  return {
    paths: Object.keys(files),
    textOf: (path: string) => String(files[path]?.()),
    checked,
    said: reporter.problems.map(({ problem }) => formatProblem(problem)),
  }
}

test('an old address is a page that leads to the new one, with and without script', () => {
  const { textOf, said } = listFiles([{ from: ['/old/', '/older.html'], to: '/page#part' }])
  expect(said).toEqual([])
  const html = textOf('/docs/old.html')
  expect(textOf('/docs/older.html')).toBe(html)
  expect(html).toContain('<link rel="canonical" href="https://quay.example.com/docs/page">')
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/docs/page#part"></noscript>')
  expect(html).toMatch(/default-src 'none'; script-src 'sha256-/)
})

test('hosts that read _redirects get a line for each redirect of a rule, too', () => {
  const rules = madeRules((path) => `/old${path}`, [], { byRoute: new Map([['/page', {}]]) })
  expect(hostFiles(['/docs/'], redirectsOf(rules, '/docs/', cleanPath))._redirects).toContain(
    '/docs/old/page /docs/page 301\n',
  )
})

test('the target of a redirect is checked as links are', () => {
  const { checked } = listFiles([{ from: '/old', to: '/gone#part' }])
  expect(checked.get('/docs/old')).toBe('/docs/gone#part')
})

test('an address outside the site cannot become markup', () => {
  const { textOf } = listFiles([{ from: '/old', to: 'https://x.example.com/"><script>' }])
  expect(textOf('/docs/old.html')).not.toContain('"><script>"')
  expect(textOf('/docs/old.html')).toContain('href="https://x.example.com/&quot;&gt;&lt;script&gt;"')
})

test('hosts that read _redirects get a line for each old address, in each language', () => {
  const rules = [{ from: '/old', to: '/page' }]
  const redirects = ['/docs/', '/docs/fr/'].flatMap((home) => redirectsOf(rules, home, cleanPath))
  expect(hostFiles(['/docs/'], redirects)._redirects).toContain(
    '/docs/old /docs/page 301\n/docs/fr/old /docs/fr/page 301\n',
  )
})

test('a rule makes redirects of the paths of pages, but not where a page is or the list has one', () => {
  const made = listFiles([{ from: '/listed', to: '/page' }], () => [
    '/old/',
    '/listed',
    '/page',
    '/older.html',
  ])
  expect(made.said).toEqual([])
  expect(made.paths).toEqual(['/docs/listed.html', '/docs/old.html', '/docs/older.html'])
  expect(made.textOf('/docs/old.html')).toContain('url=/docs/page"')
  expect(made.checked.get('/docs/older')).toBe('/docs/page')
  expect(listFiles([], () => undefined).paths).toEqual([])
})

test('[D3] a rule that makes no path is named with its line, what it got and what it made', () => {
  expect(listFiles([], (path) => `..${path}`).said.join()).toMatchInlineSnapshot(`
    "The function createRedirects returns no old path for /page.
      at        site.config.ts:2
      expected  a path from the site's root, such as '/old', without '..', '*', ':', a query or a hash
      received  '../page'
      fix       Correct what it returns, or let it return undefined for this page."
  `)
})

test('[D3] a redirect of a page, and one that leads to another, are named with their line', () => {
  const { said } = listFiles([
    { from: '/page', to: '/new' },
    { from: '/a', to: '/b#x' },
    { from: '/b', to: '/b' },
  ])
  expect(said.join('\n\n')).toMatchInlineSnapshot(`
    "There is a page or a file at the path of this redirect: /docs/page
      at        site.config.ts:3
      expected  a path that nothing else uses
      received  /docs/page
      fix       Remove the redirect, or give the page another \`slug\`.

    The redirect from /docs/a leads to another redirect.
      at        site.config.ts:8
      expected  the final page
      received  /docs/b#x
      fix       Set \`to\` to that page.

    The redirect from /docs/b leads to itself.
      at        site.config.ts:12
      expected  the final page
      received  /docs/b
      fix       Set \`to\` to that page."
  `)
})

test('[D3] two redirects of one path are named with the line of the second', () => {
  const { said } = listFiles([
    { from: ['/a', '/b'], to: '/page' },
    { from: '/b', to: '/' },
  ])
  expect(said.join('\n\n')).toMatchInlineSnapshot(`
    "Two redirects begin at the same path: /docs/b
      at        site.config.ts:10
      expected  one redirect for each path
      received  /docs/page, /docs/
      fix       Remove one of them."
  `)
})

test.each(['/../a', '/a/..', '/*', 'a', '//a', '/a?b', '/a#b', '/a b'])(
  '[D3] %s is not a valid old address',
  (from) => {
    expect(() => listFiles([{ from, to: '/page' }])).toThrow("a path from the site's root, such as '/old'")
  },
)

test.each(['javascript:alert(1)', '//x.example.com', '/../a', '/\\x', 'page'])(
  '[D3] %s is not a valid target',
  (to) => {
    expect(() => listFiles([{ from: '/old', to }])).toThrow("a path from the site's root, such as '/new'")
  },
)

test('a redirect whose path differs from that of a page only by case is a warning', () => {
  const { said } = listFiles([{ from: '/Page', to: '/page' }])
  expect(said).toEqual([
    expect.stringMatching(/^On macOS and Windows, the file of this redirect is that of a page: \/docs\/Page/),
  ])
})
