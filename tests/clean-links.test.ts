import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from './build-here'
import { copySite } from './site-copy'

const out = mkdtempSync(join(tmpdir(), 'docs-clean-links-'))
const site = copySite('tests/fixtures/plain')
afterAll(() => {
  rmSync(out, { recursive: true, force: true })
  site.remove()
})

const THEME = `features: [announcement({ content: '<a href="/guide/second/">Second</a>' })],
  themeConfig: {
    navbar: { items: [{ label: 'First', to: '/guide/first/' }, { label: 'File', to: '/img/a.html' }] },
    footer: { links: [{ title: 'More', items: [{ label: 'Third', to: '/other/third.html?x#main' }] }] },
  },`

test('[R3] generated links have no slash at their end and no .html, however they are written', {
  timeout: 60_000,
}, async () => {
  site.edit('site.config.ts', 'export', "import { announcement } from 'docwright/features'\n\nexport")
  site.edit('site.config.ts', "  baseUrl: '/',", `  baseUrl: '/',\n  ${THEME}`)
  site.write('static/img/a.html', '<p>A file</p>\n')
  site.write('docs/links.md', '[a](/guide/first/?q#main) [b](./other/third.html) [c](/img/a.html) [d](/)\n')
  const { code, stderr } = await buildHere(site.folder, { out: join(out, 'dist'), cache: join(out, 'cache') })
  expect(stderr).toBe('')
  expect(code).toBe(0)
  const html = readFileSync(join(out, 'dist/links.html'), 'utf8')
  // Links to other sites, as in a page's menu, are not cleaned.
  const hrefs = new Set([...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href))
  const written = [
    '/guide/second',
    '/guide/first',
    '/other/third?x#main',
    '/guide/first?q#main',
    '/other/third',
  ]
  expect([...hrefs]).toEqual(expect.arrayContaining([...written, '/img/a.html', '/']))
  expect([...hrefs].filter((href) => /.\/(?:$|[?#])|\.html/.test(href))).toEqual(['/img/a.html'])
})
