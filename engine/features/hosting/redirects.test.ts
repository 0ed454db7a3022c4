import { expect, test } from 'vitest'
import { validateConfig } from '../../config/validate'
import { formatProblem } from '../../diagnostics/problem'
import { createReporter } from '../../diagnostics/reporter'
import type { HtmlLinks } from '../../links/html-links'
import { cleanPath } from '../../page/site'
import { hostFiles } from './host-files'
import { redirectsOf, writeRedirects } from './redirects'

const HEAD = "export default { title: 'Quay', url: 'https://quay.example.com', baseUrl: '/docs/', redirects: "

/** Returns the files written and the problems reported for these redirects. */
function write(redirects: { from: string | string[]; to: string }[]) {
  const source = `${HEAD}${JSON.stringify(redirects, null, 1)} }`
  const input = { title: 'Quay', url: 'https://quay.example.com', baseUrl: '/docs/', redirects }
  const config = validateConfig(input, 'site.config.ts', source)
  const reporter = createReporter()
  const files = new Map<string, string>([['/docs/page.html', '']])
  const checked = new Map<string, HtmlLinks>()
  const output = {
    has: (path: string) => files.has(`${path}.html`),
    write: (path: string, text: string | Buffer) => void files.set(path, String(text)),
  }
  const site = { url: config.url, basePath: config.baseUrl }
  const add = (path: string, links: HtmlLinks) => void checked.set(path, links)
  writeRedirects({ setup: { config }, site, content: { cleanLink: cleanPath } }, output, { add }, reporter)
  return { files, checked, config, said: reporter.problems.map(({ problem }) => formatProblem(problem)) }
}

test('an old address is a page that leads to the new one, with and without script', () => {
  const { files, said } = write([{ from: ['/old/', '/older.html'], to: '/page#part' }])
  expect(said).toEqual([])
  expect(files.get('/docs/older.html')).toBe(files.get('/docs/old.html'))
  const html = files.get('/docs/old.html') ?? ''
  expect(html).toContain('<link rel="canonical" href="https://quay.example.com/docs/page">')
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/docs/page#part"></noscript>')
  expect(html).toMatch(/default-src 'none'; script-src 'sha256-/)
})

test('the target of a redirect is checked as links are', () => {
  const { checked } = write([{ from: '/old', to: '/gone#part' }])
  expect(checked.get('/docs/old')?.links).toEqual(['/docs/gone#part'])
})

test('an address outside the site cannot become markup', () => {
  const { files } = write([{ from: '/old', to: 'https://x.example.com/"><script>' }])
  expect(files.get('/docs/old.html')).not.toContain('"><script>"')
  expect(files.get('/docs/old.html')).toContain('href="https://x.example.com/&quot;&gt;&lt;script&gt;"')
})

test('hosts that read _redirects get a line for each old address, in each language', () => {
  const { config } = write([{ from: '/old', to: '/page' }])
  const redirects = ['/docs/', '/docs/fr/'].flatMap((home) => redirectsOf(config, home, cleanPath))
  expect(hostFiles(['/docs/'], redirects)._redirects).toContain(
    '/docs/old /docs/page 301\n/docs/fr/old /docs/fr/page 301\n',
  )
})

test('[D3] a redirect of a page, and one that leads to another, are named with their line', () => {
  const { said } = write([
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

test.each(['/../a', '/a/..', '/*', 'a', '//a', '/a?b', '/a#b', '/a b'])(
  '[D3] %s is no old address',
  (from) => {
    expect(() => write([{ from, to: '/page' }])).toThrow("a path from the site's root, such as '/old'")
  },
)

test.each(['javascript:alert(1)', '//x.example.com', '/../a', '/\\x', 'page'])(
  '[D3] %s is no target',
  (to) => {
    expect(() => write([{ from: '/old', to }])).toThrow("a path from the site's root, such as '/new'")
  },
)
