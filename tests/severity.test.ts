import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from './build-here'
import { copySite, type SiteCopy } from './site-copy'

const temp = mkdtempSync(join(tmpdir(), 'docs-severity-'))
const copies: SiteCopy[] = []
afterAll(() => {
  rmSync(temp, { recursive: true, force: true })
  for (const copy of copies) copy.remove()
})

const messages: Record<string, string> = {
  onBrokenLinks: 'This link leads nowhere: /moon',
  onBrokenMarkdownLinks: 'This link names a Markdown file that does not exist: ./star.mdx',
  onBrokenAnchors: 'This link names an anchor that its page does not have: /tides#neaps',
  onDuplicateRoutes: 'Two files claim the route /tides',
  onUnknownFrontMatter: 'The front-matter key `moon_phase` is not known.',
}
const keys = Object.keys(messages)
const all = (severity: string) => keys.map((key) => [key, severity] as const)

/** Builds a site with one problem of each kind. */
async function buildWith(severities: readonly (readonly [key: string, severity: string])[], more = '') {
  const site = copySite('tests/fixtures/plain')
  copies.push(site)
  const lines = severities.map(([key, severity]) => `  ${key}: '${severity}',`)
  site.edit('site.config.ts', 'export', "import { reference } from 'docs-engine/features'\n\nexport")
  site.edit('site.config.ts', "  baseUrl: '/',", ["  baseUrl: '/',", ...lines, more].join('\n'))
  site.write(
    'docs/tides.mdx',
    '---\ntitle: Tides\nmoon_phase: full\n---\n\n[a](/moon) [b](./star.mdx) [c](/tides#neaps)\n',
  )
  site.write('docs/zzz.mdx', '---\ntitle: Second\nslug: /tides\n---\n\nThe second of two.\n')
  const out = mkdtempSync(join(temp, 'out-'))
  return { out, ...(await buildHere(site.folder, { out: join(out, 'dist'), cache: join(out, 'cache') })) }
}

const shown = (text: string) => keys.filter((key) => text.includes(messages[key] ?? key))

test.each(keys)('[K7] what %s sets to "throw" ends the build', { timeout: 60_000 }, async (key) => {
  const severities = keys.map((each) => [each, each === key ? 'throw' : 'ignore'] as const)
  const { code, stderr, out } = await buildWith(severities)
  expect(code).toBe(1)
  expect(shown(stderr)).toEqual([key])
  expect(existsSync(join(out, 'dist'))).toBe(false)
})

test('[K7] a build that ends tells its warnings, too, and last what ended it', {
  timeout: 60_000,
}, async () => {
  const { code, stderr } = await buildWith(
    keys.map((key) => [key, key === 'onBrokenLinks' ? 'throw' : 'warn'] as const),
  )
  expect(code).toBe(1)
  expect(shown(stderr)).toEqual(keys)
  expect(stderr.match(/^(?:warn|error|log): /gm)).toEqual([...Array(4).fill('warn: '), 'error: '])
})

test('[K7] so does a build that ends at once', { timeout: 60_000 }, async () => {
  const { code, stderr } = await buildWith(
    all('warn'),
    "  features: [reference({ packages: ['no-such-package'] })],",
  )
  expect(code).toBe(1)
  expect(shown(stderr)).toEqual(['onDuplicateRoutes', 'onUnknownFrontMatter'])
  expect(stderr.trim().split('\n\n').at(-1)).toMatch(/^error: .*no-such-package/)
})

test.each(['warn', 'log'])(
  '[K7] what is set to "%s" is told, and the site is built',
  { timeout: 60_000 },
  async (severity) => {
    const { code, stdout, stderr } = await buildWith(all(severity))
    expect(code).toBe(0)
    expect(shown(stdout + stderr)).toEqual(keys)
    expect((stdout + stderr).match(new RegExp(`^${severity}: `, 'gm'))).toHaveLength(keys.length)
  },
)

test('[K7] what is set to "ignore" is not told', { timeout: 60_000 }, async () => {
  const { code, stdout, stderr } = await buildWith(all('ignore'))
  expect(code).toBe(0)
  expect(stderr).toBe('')
  expect(shown(stdout)).toEqual([])
})

test('[R6] of two files with one route, the first by path is served', { timeout: 60_000 }, async () => {
  const { out } = await buildWith(all('ignore'))
  const html = readFileSync(join(out, 'dist/tides.html'), 'utf8')
  expect(html).toContain('<h1>Tides</h1>')
  expect(html).not.toContain('The second of two.')
})

test('a page with tags builds', { timeout: 60_000 }, async () => {
  const site = copySite('tests/fixtures/plain')
  copies.push(site)
  site.write('docs/tagged.mdx', '---\ntitle: Tagged\ntags: [oars, Quiet Water]\n---\n\nText.\n')
  const { code, stderr } = await buildHere(site.folder, {
    out: join(temp, 'tags'),
    cache: join(temp, 'tags-cache'),
  })
  expect(stderr).toBe('')
  expect(code).toBe(0)
})
