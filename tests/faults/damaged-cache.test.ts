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
/** Kinds of results whose entries are read in one go, and those of which a build first reads the beginning. */
const WHOLE = [
  'built',
  'cards/pictures',
  'compressed',
  'markdown',
  'reference/findings',
  'search/words',
  'shared/observed',
  'shared/packages',
  'shared/runner',
  'shared/sandbox',
  'shared/tokens',
  'sources',
  'written',
]
const PARTS = ['pages', 'search/index']
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

/** Changes one bit of each file: in the first byte, in the middle, or in the last byte. */
function damage(files: readonly string[]): void {
  for (const [at, file] of files.entries()) {
    const bytes = readFileSync(join(cache, file))
    const place = [0, bytes.length >> 1, bytes.length - 1][at % 3] ?? 0
    bytes[place] = (bytes[place] ?? 0) ^ 4
    writeFileSync(join(cache, file), bytes)
  }
}

test('a site is the same, whichever entries of the cache are damaged', { timeout: 300_000 }, async () => {
  site.edit('site.config.ts', '{ reference }', '{ reference, socialCards }')
  site.edit('site.config.ts', '[reference(', '[socialCards(), reference(')
  site.write('components/Tide.tsx', 'export const Tide = () => <b>High tide</b>\n')
  site.write('docs/tide.mdx', "import { Tide } from '@site/components/Tide'\n\n<Tide />\n")
  const whole = await build()
  const entries = [...filesIn(cache).keys()].filter((file) => !NO_ENTRIES.test(file))
  const kindOf = (file: string) => dirname(file)
  expect([...new Set(entries.map(kindOf))].sort()).toEqual([...WHOLE, ...PARTS].sort())
  // Not all at once: most kinds are read only where another has its entry.
  for (const kinds of [PARTS, WHOLE, [...WHOLE, ...PARTS]]) {
    damage(entries.filter((file) => kinds.includes(kindOf(file))))
    expect(await build(), kinds.join()).toEqual(whole)
  }
})
