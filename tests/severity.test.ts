import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from './build-here'
import { checkHere } from './check-here'
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

/** Writes a site with one problem of each kind. */
function siteWith(severities: readonly (readonly [key: string, severity: string])[], more = ''): string {
  const site = copySite('tests/fixtures/plain')
  copies.push(site)
  const lines = severities.map(([key, severity]) => `  ${key}: '${severity}',`)
  site.edit('site.config.ts', 'export', "import { reference } from 'docwright/features'\n\nexport")
  site.edit('site.config.ts', "  baseUrl: '/',", ["  baseUrl: '/',", ...lines, more].join('\n'))
  site.write(
    'docs/tides.mdx',
    '---\ntitle: Tides\nmoon_phase: full\n---\n\n[a](/moon) [b](./star.mdx) [c](/tides#neaps)\n',
  )
  site.write('docs/zzz.mdx', '---\ntitle: Second\nslug: /tides\n---\n\nThe second of two.\n')
  return site.folder
}

const checkWith = (...site: Parameters<typeof siteWith>) =>
  checkHere(siteWith(...site), { cache: mkdtempSync(join(temp, 'cache-')) })

async function buildWith(...site: Parameters<typeof siteWith>) {
  const out = mkdtempSync(join(temp, 'out-'))
  return {
    out,
    ...(await buildHere(siteWith(...site), { out: join(out, 'dist'), cache: join(out, 'cache') })),
  }
}

const shown = (text: string) => keys.filter((key) => text.includes(messages[key] ?? key))

test.each(keys)('[K7] what %s sets to "throw" is an error', { timeout: 60_000 }, async (key) => {
  const severities = keys.map((each) => [each, each === key ? 'throw' : 'ignore'] as const)
  const { code, stderr } = await checkWith(severities)
  expect(code).toBe(1)
  expect(shown(stderr)).toEqual([key])
})

test('[K7] a build that ends tells its warnings, too, and last what ended it', {
  timeout: 60_000,
}, async () => {
  const { code, stderr, out } = await buildWith(
    keys.map((key) => [key, key === 'onBrokenLinks' ? 'throw' : 'warn'] as const),
  )
  expect(code).toBe(1)
  expect(existsSync(join(out, 'dist'))).toBe(false)
  expect(shown(stderr)).toEqual(keys)
  expect(stderr.match(/^(?:warn|error|log): /gm)).toEqual([...Array(4).fill('warn: '), 'error: '])
})

test('[K7] so does a command that ends at once', { timeout: 60_000 }, async () => {
  const { code, stderr } = await checkWith(
    all('warn'),
    "  features: [reference({ packages: ['no-such-package'] })],",
  )
  expect(code).toBe(1)
  expect(shown(stderr)).toEqual(['onDuplicateRoutes', 'onUnknownFrontMatter'])
  expect(stderr.trim().split('\n\n').at(-1)).toMatch(/^error: .*no-such-package/)
})

test.each(['warn', 'log'])(
  '[K7] what is set to "%s" is told, and is no error',
  { timeout: 60_000 },
  async (severity) => {
    const { code, stdout, stderr } = await checkWith(all(severity))
    expect(code).toBe(0)
    expect(shown(stdout + stderr)).toEqual(keys)
    expect((stdout + stderr).match(new RegExp(`^${severity}: `, 'gm'))).toHaveLength(keys.length)
  },
)

test('[K7] [R6] what is set to "ignore" is not told, and of two files with one route, the first by path is served', {
  timeout: 60_000,
}, async () => {
  const { code, stdout, stderr, out } = await buildWith(all('ignore'))
  expect(code).toBe(0)
  expect(stderr).toBe('')
  expect(shown(stdout)).toEqual([])
  const html = readFileSync(join(out, 'dist/tides.html'), 'utf8')
  expect(html).toContain('<h1>Tides</h1>')
  expect(html).not.toContain('The second of two.')
})

test('a page with tags has no problems', { timeout: 60_000 }, async () => {
  const site = copySite('tests/fixtures/plain')
  copies.push(site)
  site.write('docs/tagged.mdx', '---\ntitle: Tagged\ntags: [oars, Quiet Water]\n---\n\nText.\n')
  const { code, stderr } = await checkHere(site.folder, { cache: join(temp, 'tags-cache') })
  expect(stderr).toBe('')
  expect(code).toBe(0)
})
