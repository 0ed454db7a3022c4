import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { parseLog, readHistory } from './git'

afterEach(() => vi.unstubAllEnvs())

test('a file has the day of the newest commit that names it, in UTC', () => {
  const log =
    '\u00001795265382\u0000\ndocs/a.mdx\u0000docs/b c.mdx\u0000\u00001700000000\u0000\ndocs/a.mdx\u0000docs/old.mdx\u0000'
  expect(Object.fromEntries(parseLog(log, '/repo'))).toEqual({
    '/repo/docs/a.mdx': '2026-11-21',
    '/repo/docs/b c.mdx': '2026-11-21',
    '/repo/docs/old.mdx': '2023-11-14',
  })
})

test('[C1] the time of a build is that of its commit in ms, or SOURCE_DATE_EPOCH; none outside a repository', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-git-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined)
  expect((await readHistory(folder)).time).toBeUndefined()

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ines', '-c', 'user.email=ines@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-31T00:00:00Z' },
    })
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'First')
  expect((await readHistory(folder)).time).toBe(Date.UTC(2026, 0, 31))

  vi.stubEnv('SOURCE_DATE_EPOCH', '86400')
  expect((await readHistory(folder)).time).toBe(86_400_000)
})
