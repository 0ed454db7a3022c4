import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { buildHere } from './build-here'
import { checkHere } from './check-here'
import { root } from './root'
import { copySite, type SiteCopy } from './site-copy'

vi.setConfig({ testTimeout: 120_000 })

const temp = mkdtempSync(join(tmpdir(), 'docs-check-'))
const copies: SiteCopy[] = []
afterAll(() => {
  rmSync(temp, { recursive: true, force: true })
  for (const copy of copies) copy.remove()
})

function copyOf(fixture: string): SiteCopy {
  const site = copySite(`tests/fixtures/${fixture}`)
  copies.push(site)
  return site
}

const newFolder = () => mkdtempSync(join(temp, 'run-'))
const check = (site: string, folder = newFolder()) => checkHere(site, { cache: join(folder, 'cache') })

/** Returns what a check says, which a build must say too. */
async function sameAsBuild(site: string): Promise<string[]> {
  const folder = newFolder()
  const checked = await check(site, folder)
  const built = await buildHere(site, { out: join(folder, 'dist'), cache: join(folder, 'cache') })
  expect(checked.stderr).toBe(built.stderr)
  expect([checked.code, built.code]).toEqual([1, 1])
  return checked.stderr.match(/^(?:error|warn): .*$/gm) ?? []
}

test.each(['unknown-config-key', 'mistyped-front-matter'])(
  'a check fails as a build does, with the same words: %s',
  async (name) => {
    expect(await sameAsBuild(join(root, 'tests/fixtures/bad', name))).toHaveLength(1)
  },
)

test('a check finds broken links and anchors, samples that do not compile, and files with two sources', async () => {
  const site = copyOf('samples')
  for (const page of ['export', 'no-error', 'no-language', 'no-reason', 'template'])
    rmSync(join(site.folder, `docs/wrong/${page}.mdx`))
  rmSync(join(site.folder, 'docs/checked'), { recursive: true })
  site.edit('site.config.ts', "baseUrl: '/',", "baseUrl: '/', onBrokenAnchors: 'throw',")
  site.write('static/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  site.write('static/second.html', '')
  site.write('docs/second.mdx', '# Second\n')
  site.write('docs/first.mdx', '# First\n\n[gone](/moon) [no anchor](/first#moon) [a file](/logo.svg)\n')
  const closed = "{ Closed: [{ type: 'link', label: 'Sun', href: '/sun' }] }"
  site.write('sidebars.ts', `export default { docs: ['index', 'first', ${closed}] }\n`)
  expect(await sameAsBuild(site.folder)).toEqual([
    'error: Two sources write the same file second.html: static/second.html and docs/second.mdx.',
    'error: This link leads nowhere: /sun',
    'error: This link leads nowhere: /moon',
    'error: This link names an anchor that its page does not have: /first#moon',
    expect.stringMatching(/^error: This sample does not compile: Property 'heigth' does not exist/),
  ])
})

test('links to other locales are known, and so are the Markdown files of pages', async () => {
  const { code, stderr } = await check(join(root, 'tests/fixtures/locales'))
  expect(stderr).not.toContain('leads nowhere')
  expect(code).toBe(0)
})

test('a site without problems is told in a line, and nothing is written but the cache', async () => {
  const site = copyOf('plain')
  const folder = newFolder()
  const before = readdirSync(site.folder, { recursive: true })
  const { code, stdout, stderr } = await check(site.folder, folder)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^not checked: the bundle for browsers$/m)
  expect(stdout).toMatch(/^4 pages in \d+\.\d s \(.+\): no problems$/m)
  expect(code).toBe(0)
  expect(readdirSync(site.folder, { recursive: true })).toEqual(before)
  expect(readdirSync(folder)).toEqual(['cache'])
})

test('a warning is told, and the check passes', async () => {
  const { code, stdout, stderr } = await check(join(root, 'tests/fixtures/bad/broken-anchor'))
  expect(stderr).toMatch(/^warn: This link names an anchor/)
  expect(stdout).toMatch(/: no errors$/m)
  expect(code).toBe(0)
})

const lastFiles = (options: string) =>
  `features: [{ name: 'sizes', setup: ({ files }) => files(async () => ({}), ${options}) }, offline()],`

test('files that are written last are known by their paths, so that a link to no file is an error', async () => {
  const site = copyOf('plain')
  const features = lastFiles("{ after: 'files', paths: ({ site }) => [site.basePath + 'sizes.json'] }")
  site.edit('site.config.ts', "baseUrl: '/',", `baseUrl: '/', ${features}`)
  site.edit(
    'site.config.ts',
    '// The defaults',
    "import { offline } from 'docwright/features'\n// The defaults",
  )
  const links = '[a](/sizes.json) [b](/offline.htm) [c](/size.json) [d](/moon)'
  site.write('docs/links.mdx', `# Links\n\n${links}\n`)
  const { stderr } = await check(site.folder)
  expect(stderr.match(/^error: .*$/gm)).toEqual([
    'error: This link leads nowhere: /size.json',
    'error: This link leads nowhere: /moon',
  ])
})

test('where a feature does not say what it writes last, a check says which links it cannot know', async () => {
  const site = copyOf('plain')
  site.edit('site.config.ts', "baseUrl: '/',", `baseUrl: '/', ${lastFiles("{ after: 'files' }")}`)
  site.edit(
    'site.config.ts',
    '// The defaults',
    "import { offline } from 'docwright/features'\n// The defaults",
  )
  site.write('docs/links.mdx', '# Links\n\n[a](/sizes.json) [b](/offline.htm)\n')
  const { code, stdout } = await check(site.folder)
  expect(stdout).toContain(
    'not checked: the bundle for browsers, the files that are written last (by offline, sizes), whether these, which are linked, are among them: /sizes.json\n',
  )
  expect(code).toBe(0)
})
