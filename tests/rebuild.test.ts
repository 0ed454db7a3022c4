import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { generateSite, sourceOf } from '../bench/scale/generate-site'
import { placeOf } from '../bench/scale/places'
import { buildHere } from './build-here'
import { filesIn } from './files'
import { root } from './root'

const PAGE = 42
const parent = join(root, '.cache/tests/rebuild')
mkdirSync(parent, { recursive: true })
const temp = mkdtempSync(join(parent, 'site-'))
const site = join(temp, 'site')
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(temp, { recursive: true, force: true })
}, 60_000)

/** Builds the site of a commit of this time, and returns all its files by path. */
async function built(cache: string, commit: string): Promise<Map<string, Buffer>> {
  const out = join(temp, 'out')
  vi.stubEnv('SOURCE_DATE_EPOCH', commit)
  const { code, stderr } = await buildHere(site, { out, cache: join(temp, cache) })
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
  first = await built('cache', '1000')
}, 120_000)

test('[D6] a build with a cache, after an edit and of another commit, gives the bytes of one without', {
  timeout: 180_000,
}, async () => {
  appendFileSync(join(site, sourceOf(PAGE)), '\nOne more sentence.\n')
  const before = inodeOf(PAGE + 20)
  const changed = differing(first, await built('cache', '1000'))
  expect(changed).toEqual(
    expect.arrayContaining(['.html', '.json', '.md'].map((extension) => placeOf(PAGE) + extension)),
  )
  expect(changed.some((path) => path.startsWith(placeOf(PAGE + 20)))).toBe(false)
  expect(inodeOf(PAGE + 20), 'not written again').toBe(before)

  const warm = await built('cache', '2000')
  expect(warm.get('index.html')?.toString()).toContain('data-stamp="2000000"')
  expect(differing(await built('none', '2000'), warm)).toEqual([])
})
