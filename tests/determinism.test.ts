import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureBuilt } from './built-site'
import { build } from './docs-cli'
import { filesIn } from './files'
import { sites } from './sites'

const temp = mkdtempSync(join(tmpdir(), 'docs-same-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

let count = 0

/** Builds a site in another environment, time zone and locale, with this cache. @returns the output folder. */
async function buildElsewhere(site: string, cache: string): Promise<string> {
  const out = join(temp, `dist-${++count}`)
  const env = {
    NODE_ENV: 'development',
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  }
  const { code, stderr } = await build(site, { out, cache, env })
  expect(code, stderr).toBe(0)
  return out
}

/** Returns the hash of every file in a folder, by path. */
function hashes(folder: string): Record<string, string> {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  return Object.fromEntries(filesIn(folder).map((file) => [file, hashOf(file)]))
}

/** Returns the paths of files that differ between two builds, or are only in one of them. */
function differing(a: Record<string, string>, b: Record<string, string>): string[] {
  const paths = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...paths].filter((path) => a[path] !== b[path])
}

/** `rebuild` also shows that warm and cold builds give the same bytes, so a small site is enough for that here. */
for (const [name, caches] of [
  ['website', ['cold']],
  ['kitchen', ['cold', 'warm']],
] as const) {
  test(`[D6] every build of ${name} gives the same bytes: here and elsewhere, ${caches.join(' and ')}`, {
    timeout: 180_000,
  }, async () => {
    const here = hashes(await ensureBuilt(name))
    expect(Object.keys(here).length).toBeGreaterThan(50)
    for (const cache of caches) {
      const there = hashes(await buildElsewhere(sites[name].folder, join(temp, `${name}-cache`)))
      expect(differing(here, there), cache).toEqual([])
    }
  })
}
