import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from '../build-here'
import { copySite } from '../site-copy'

// A site with every kind of cached result: samples that run, in the build and in the page, declarations, cards, search,
// and a page that is rendered every time.

const temp = mkdtempSync(join(tmpdir(), 'docs-damaged-'))
const site = copySite('tests/fixtures/try')
afterAll(() => {
  rmSync(temp, { recursive: true, force: true })
  site.remove()
})

const cache = join(temp, 'cache')
const KINDS = [
  'built',
  'cards/pictures',
  'compressed',
  'markdown',
  'pages',
  'reference/findings',
  'search/index',
  'search/words',
  'shared/observed',
  'shared/packages',
  'shared/runner',
  'shared/sandbox',
  'shared/tokens',
  'sources',
  'written',
]
/** Vite's own, of which a build reads nothing. */
const NO_ENTRIES = /^vite\//

function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file))]))
}

/** Builds the site anew, into a folder without files of an earlier build, which would only be linked. */
async function build(): Promise<Map<string, Buffer>> {
  const out = mkdtempSync(join(temp, 'out-'))
  expect(await buildHere(site.folder, { out: join(out, 'dist'), cache })).toMatchObject({
    code: 0,
    stderr: '',
  })
  return filesIn(join(out, 'dist'))
}

/** Each entry is damaged in one of these ways. */
const DAMAGES: readonly ((bytes: Buffer) => Buffer)[] = [
  (bytes) => flipBit(bytes, 0),
  (bytes) => flipBit(bytes, bytes.length >> 1),
  (bytes) => flipBit(bytes, bytes.length - 1),
  (bytes) => bytes.subarray(0, bytes.length >> 1),
  () => Buffer.alloc(0),
  () => Buffer.alloc(5000, 255),
]

function flipBit(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 4
  return changed
}

/** Returns the entries of the cache. */
function entries(): string[] {
  return [...filesIn(cache).keys()].filter((file) => !NO_ENTRIES.test(file))
}

function damage(files: readonly string[]): void {
  for (const [at, file] of files.entries()) {
    const change = DAMAGES[at % DAMAGES.length]
    if (change) writeFileSync(join(cache, file), change(readFileSync(join(cache, file))))
  }
}

test('a site is the same if all entries of the cache are damaged, or half of them', {
  timeout: 300_000,
}, async () => {
  site.edit('site.config.ts', '{ reference }', '{ reference, socialCards }')
  site.edit('site.config.ts', '[reference(', '[socialCards(), reference(')
  site.edit('site.config.ts', 'precompress: false', 'precompress: true')
  site.write('components/Tide.tsx', 'export const Tide = () => <b>High tide</b>\n')
  site.write('docs/tide.mdx', "import { Tide } from '@site/components/Tide'\n\n<Tide />\n")
  const whole = await build()
  expect([...new Set(entries().map((file) => dirname(file)))].sort()).toEqual(KINDS)
  damage(entries())
  expect(await build(), 'all damaged').toEqual(whole)
  // An entry is read only where the one that names it is missing or damaged, and that differs by kind.
  damage(entries().filter((_, at) => at % 2 === 0))
  expect(await build(), 'half damaged').toEqual(whole)
})
