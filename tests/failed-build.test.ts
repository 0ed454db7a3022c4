import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from './build-here'

const temp = mkdtempSync(join(tmpdir(), 'docs-failed-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

const fixture = (name: string) => `tests/fixtures/${name}`

function outFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(temp, 'site-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Files by which a build recognizes a folder that it may replace. */
const earlierBuild = { 'dist/.nojekyll': '', 'dist/404.html': '', 'dist/assets/hashed/a.js': '' }

test('a failed build leaves the site that was there as it was', { timeout: 60_000 }, async () => {
  const folder = outFolder({ ...earlierBuild, 'dist/index.html': 'before' })
  const { code } = await buildHere(fixture('bad/broken-link'), {
    out: join(folder, 'dist'),
    cache: join(temp, 'cache-a'),
  })
  expect(code).toBe(1)
  expect(readdirSync(folder)).toEqual(['dist'])
  expect(readdirSync(join(folder, 'dist'))).toHaveLength(Object.keys(earlierBuild).length + 1)
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('before')
})

test('a successful build leaves no file of the earlier site', {
  timeout: 60_000,
}, async () => {
  const folder = outFolder({ ...earlierBuild, 'dist/old.html': 'old' })
  const { code } = await buildHere(fixture('plain'), {
    out: join(folder, 'dist'),
    cache: join(temp, 'cache-b'),
  })
  expect(code).toBe(0)
  expect(readdirSync(folder)).toEqual(['dist'])
  const files = readdirSync(join(folder, 'dist'))
  expect(files).toContain('index.html')
  expect(files).not.toContain('old.html')
})
