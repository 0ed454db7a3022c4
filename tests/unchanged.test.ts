import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from './build-here'
import { copySite } from './site-copy'

const temp = mkdtempSync(join(tmpdir(), 'docs-unchanged-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

const NOTHING = /^nothing has changed: \d+ pages? in /m

test('a build of a site that has not changed says so, repeats its warnings, and leaves the output as it is', {
  timeout: 120_000,
}, async () => {
  const site = copySite('tests/fixtures/plain')
  const shown = join(dirname(site.folder), `${basename(site.folder)}-shown.ts`)
  writeFileSync(shown, 'const low = 2\n')
  site.write('docs/index.mdx', `Text.\n\n[Gone](/gone)\n\n\`\`\`ts file="${basename(shown)}"\n\`\`\`\n`)
  site.edit('site.config.ts', 'output:', "onBrokenLinks: 'warn', output:")
  const folders = { out: join(temp, 'dist'), cache: join(temp, 'cache') }
  const index = join(folders.out, 'index.html')
  const build = () => buildHere(site.folder, folders)

  const first = await build()
  expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining('/gone') })
  expect(first.stdout).not.toMatch(NOTHING)
  const html = readFileSync(index, 'utf8')
  const second = await build()
  expect(second.stdout).toMatch(NOTHING)
  expect(second.stderr).toBe(first.stderr)

  writeFileSync(index, 'edited by hand')
  expect((await build()).stdout).not.toMatch(NOTHING)
  expect(readFileSync(index, 'utf8')).toBe(html)

  writeFileSync(shown, 'const high = 8\n')
  expect((await build()).stdout).not.toMatch(NOTHING)
  expect(readFileSync(index, 'utf8')).toContain('high')
  expect((await build()).stdout).toMatch(NOTHING)
  rmSync(shown)
  site.remove()
})

test('a site with a page that reads the clock is built every time', { timeout: 120_000 }, async () => {
  const site = copySite('tests/fixtures/plain')
  site.write('docs/index.mdx', '{new Date().getFullYear()}\n')
  const folders = { out: join(temp, 'clock'), cache: join(temp, 'clock-cache') }
  for (const _ of [1, 2]) expect((await buildHere(site.folder, folders)).stdout).not.toMatch(NOTHING)
  site.remove()
})
