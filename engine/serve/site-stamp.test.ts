import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'pathe'
import { afterEach, expect, test, vi } from 'vitest'
import { writeSite } from '../content/test-site'
import { outputStamp, outsideStamp, siteInputs } from './site-stamp'

afterEach(() => vi.unstubAllEnvs())

function put(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Ines', '-c', 'user.email=ines@example.com', ...args], { cwd: folder })
}

/** Replaces a file by one of the same size, and of the same time. */
function replaceUnseen(file: string, text: string): void {
  const { atime, mtime } = statSync(file)
  writeFileSync(file, text)
  utimesSync(file, atime, mtime)
}

const SITE = {
  'site/site.config.ts': 'export default {}',
  'site/docs/index.md': '# Quay',
  'site/static/logo.svg': '<svg/>',
  'site/observed/a.json': '[]',
  'site/package.json': '{ "dependencies": { "harbor": "*" } }',
  'site/node_modules/tides/package.json': '{ "version": "1.0.0" }',
  'node_modules/@moons/full/package.json': '{ "version": "1.0.0" }',
  'linked/package.json': '{ "name": "harbor" }',
  'linked/index.ts': 'export const pier = 1',
  'package.json': '{ "version": "1.0.0" }',
}

const CHANGES: [what: string, change: (root: string) => void][] = [
  ['the text of a page', (root) => put(root, 'site/docs/index.md', '# Pier')],
  ['a text of the same size and time', (root) => replaceUnseen(join(root, 'site/docs/index.md'), '# Pier')],
  ['a new page', (root) => put(root, 'site/docs/pier.md', '# Pier')],
  ['a page that is gone', (root) => rmSync(join(root, 'site/docs/index.md'))],
  ['the configuration', (root) => put(root, 'site/site.config.ts', 'export default { title: "a" }')],
  ['a static file', (root) => put(root, 'site/static/logo.svg', '<svg></svg>')],
  ['what a sample did', (root) => put(root, 'site/observed/a.json', '[1]')],
  [
    'a package of the site',
    (root) => put(root, 'site/node_modules/tides/package.json', '{ "version": "1.0.10" }'),
  ],
  [
    'a package of a folder above',
    (root) => put(root, 'node_modules/@moons/full/package.json', '{ "version": "1.0.10" }'),
  ],
  ['a new package', (root) => put(root, 'node_modules/stars/package.json', '{ "version": "1.0.0" }')],
  ["a package manager's record", (root) => put(root, 'node_modules/.package-lock.json', '{}')],
  ['a linked package', (root) => put(root, 'linked/index.ts', 'export const pier = 2')],
  [
    'a package of a linked package',
    (root) => put(root, 'linked/node_modules/stars/package.json', '{ "version": "1.0.0" }'),
  ],
  ['the version of the project', (root) => put(root, 'package.json', '{ "version": "1.0.1" }')],
  ['a commit', (root) => git(root, 'commit', '--quiet', '--allow-empty', '--message', 'Second')],
  ['the end of a shallow clone', (root) => put(root, '.git/shallow', `${'a'.repeat(40)}\n`)],
  ['a variable', () => vi.stubEnv('TIDE', 'low')],
  ['the time of the commit', () => vi.stubEnv('SOURCE_DATE_EPOCH', '2000')],
  ['the zone', () => vi.stubEnv('TZ', 'Asia/Tokyo')],
]

const NO_CHANGES: [what: string, change: (root: string) => void][] = [
  ['the output', (root) => put(root, 'site/dist/index.html', '<p>')],
  ['the cache', (root) => put(root, 'site/cache/pages/a', 'b')],
  ['a shell', () => vi.stubEnv('SHLVL', '7')],
  ['npm', () => vi.stubEnv('npm_lifecycle_event', 'build')],
  [
    'a time',
    (root) => utimesSync(join(root, 'site/docs/index.md'), new Date('2026-01-31'), new Date('2026-01-31')),
  ],
]

/** Returns the stamps of a site before and after a change. */
async function stampsAround(change: (root: string) => void): Promise<[string, string]> {
  const root = writeSite(SITE)
  git(root, 'init', '--quiet')
  git(root, 'commit', '--quiet', '--allow-empty', '--message', 'First')
  symlinkSync(join(root, 'linked'), join(root, 'site/node_modules/harbor'), 'dir')
  const site = join(root, 'site')
  const made = [`${site}/dist/`, `${site}/cache/`]
  const { stamp } = await siteInputs(site, made)
  change(root)
  return [stamp, (await siteInputs(site, made)).stamp]
}

test.each(CHANGES)('the inputs of a site change with %s', async (_, change) => {
  const [before, after] = await stampsAround(change)
  expect(after).not.toBe(before)
})

test.each(NO_CHANGES)('the inputs of a site do not change with %s', async (_, change) => {
  const [before, after] = await stampsAround(change)
  expect(after).toBe(before)
})

test.each([
  ['components/all.ts', "import.meta.glob('./parts/*.ts')", false],
  ['components/all.ts', "import.meta.glob(['../parts/*.ts', '!../../parts/b.ts'])", true],
  ['components/a.ts', "import '../../a'", false],
  ['components/a.css', "@import '../tokens.css'; a { background: url(../img/a.png) }", false],
  ['components/a.css', "@import '../../tokens.css';", true],
  ['components/a.css', 'a { background: url(../../a.png) }', true],
])(
  '%s with %s reads files outside the site that the bundler does not name: %s',
  async (path, text, leads) => {
    const root = writeSite({ [path]: text })
    expect((await siteInputs(root, [])).leadsOut).toBe(leads)
  },
)

test('files and folders outside the site have a stamp of their own, as long as they lead to no others', async () => {
  const root = writeSite({ 'a.ts': 'one', 'parts/b.ts': 'one' })
  const stamp = () => outsideStamp([join(root, 'a.ts'), join(root, 'parts'), join(root, 'gone.ts')])
  const before = await stamp()
  expect(await stamp()).toBe(before)
  put(root, 'parts/c.ts', 'one')
  const more = await stamp()
  expect(more).not.toBe(before)
  put(root, 'gone.ts', 'one')
  expect(await stamp()).not.toBe(more)
  put(root, 'a.ts', "import.meta.glob('./*.ts')")
  expect(await stamp()).toBeUndefined()
})

test('the stamp of the output changes with an added, an edited and a removed file', () => {
  const root = writeSite({ 'index.html': '<p>', 'a/b.html': '<p>' })
  const before = outputStamp(root)
  expect(outputStamp(root)).toBe(before)
  put(root, 'a/b.html', '<p>edited')
  const edited = outputStamp(root)
  put(root, 'a/c.html', '<p>')
  const added = outputStamp(root)
  rmSync(join(root, 'index.html'))
  expect(new Set([before, edited, added, outputStamp(root)]).size).toBe(4)
})
