import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateSite, sourceOf } from '../bench/scale/generate-site'
import { placeOf } from '../bench/scale/places'
import { build } from './docs-cli'
import { filesIn } from './files'
import { root } from './root'

const PAGE = 42
const parent = join(root, '.cache/tests/rebuild')
mkdirSync(parent, { recursive: true })
const temp = mkdtempSync(join(parent, 'site-'))
const site = join(temp, 'site')
afterAll(() => rmSync(temp, { recursive: true, force: true }), 60_000)

/** Builds the site, and returns all its files by path. */
async function built(cache: string, env: Record<string, string> = {}): Promise<Map<string, Buffer>> {
  const out = join(temp, 'out')
  const { code, stderr } = await build(site, {
    out,
    cache: join(temp, cache),
    env: { SOURCE_DATE_EPOCH: '1000', ...env },
  })
  expect(code, stderr).toBe(0)
  return new Map(filesIn(out).map((file) => [file, readFileSync(join(out, file))]))
}

const inodeOf = (page: number) => statSync(join(temp, 'out', `${placeOf(page)}.html`)).ino

function differing(a: ReadonlyMap<string, Buffer>, b: ReadonlyMap<string, Buffer>): string[] {
  const paths = new Set([...a.keys(), ...b.keys()])
  return [...paths].filter((path) => !b.get(path)?.equals(a.get(path) ?? Buffer.alloc(0)))
}

let first = new Map<string, Buffer>()

beforeAll(async () => {
  generateSite(site, { pages: 80, search: true })
  first = await built('cache')
}, 120_000)

test('[D6] after an edit a build with a cache gives the bytes of one without: other pages stay as they were', {
  timeout: 180_000,
}, async () => {
  appendFileSync(join(site, sourceOf(PAGE)), '\nOne more sentence.\n')
  const before = inodeOf(PAGE + 20)
  const warm = await built('cache')
  const changed = differing(first, warm)
  expect(changed).toEqual(
    expect.arrayContaining(['.html', '.json', '.md'].map((extension) => placeOf(PAGE) + extension)),
  )
  expect(changed.some((path) => path.startsWith(placeOf(PAGE + 20)))).toBe(false)
  expect(inodeOf(PAGE + 20), 'not written again').toBe(before)
  expect(differing(await built('other'), warm)).toEqual([])
})

test('[D6] a build that finds half a cache, and another commit, gives the bytes of one without a cache', {
  timeout: 180_000,
}, async () => {
  const cache = join(temp, 'cache')
  for (const [index, file] of filesIn(cache).entries()) {
    if (index % 3 === 0) truncateSync(join(cache, file), index % 2 === 0 ? 0 : 40)
  }
  const commit = { SOURCE_DATE_EPOCH: '2000' }
  const damaged = await built('cache', commit)
  expect(damaged.get('index.html')?.toString()).toContain('data-stamp="2000000"')
  expect(differing(await built('none', commit), damaged)).toEqual([])
})
