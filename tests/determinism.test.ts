import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build } from './docs-cli'
import { filesIn } from './files'

const temp = mkdtempSync(join(tmpdir(), 'docs-same-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

let count = 0

/** Builds a site and returns the hash of every file, by path. */
async function hashes(site: string, cache: string, env: Record<string, string>) {
  const out = join(temp, `dist-${++count}`)
  const { code, stderr } = await build(site, { out, cache: join(temp, cache), env })
  expect(code, stderr).toBe(0)
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(out, file)))
      .digest('hex')
  return Object.fromEntries(filesIn(out).map((file) => [file, hashOf(file)]))
}

/** Paths of the files that only one of two builds has, or that differ. */
function differing(a: Record<string, string>, b: Record<string, string>): string[] {
  const paths = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...paths].filter((path) => a[path] !== b[path])
}

const here = { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }
const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }

for (const site of ['website', 'tests/fixtures/kitchen']) {
  test(`[D6] two builds of ${site} give the same bytes: cold, warm, and elsewhere`, {
    timeout: 180_000,
  }, async () => {
    const cold = await hashes(site, `${site}-a`, here)
    expect(Object.keys(cold).length).toBeGreaterThan(50)
    const warm = await hashes(site, `${site}-a`, elsewhere)
    expect(differing(cold, warm), 'warm, in another time zone and locale').toEqual([])
    const again = await hashes(site, `${site}-b`, elsewhere)
    expect(differing(cold, again), 'cold, in another time zone and locale').toEqual([])
  })
}
