import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ensureBuilt } from './built-site'
import { build } from './docs-cli'
import { filesIn } from './files'
import { type SiteName, sites } from './sites'

/** Builds a site in another environment, time zone and locale, with this cache. @returns the output folder. */
async function buildElsewhere(site: string, out: string, cache: string): Promise<string> {
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

/** Builds a site elsewhere, once for each name of a state of the cache, and compares every file with the build here. */
export async function expectSameElsewhere(
  name: SiteName,
  temp: string,
  caches: readonly string[],
): Promise<void> {
  const here = hashes(await ensureBuilt(name))
  expect(Object.keys(here).length).toBeGreaterThan(20)
  for (const cache of caches) {
    const out = join(temp, `${name}-${cache}`)
    const there = hashes(await buildElsewhere(sites[name].folder, out, join(temp, `${name}-cache`)))
    expect(differing(here, there), cache).toEqual([])
  }
}
