import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { parseLog, readHistory } from './git'

afterEach(() => vi.unstubAllEnvs())

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-git-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Creates a repository with one commit of the folder's content. */
function makeRepository(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ines', '-c', 'user.email=ines@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-31T00:00:00Z' },
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--allow-empty', '--message', 'First')
}

test('a file has the UTC day and the author of the newest commit that names it', () => {
  const log =
    '\u00001795265382 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa Ines van Dijk\u0000\ndocs/a.mdx\u0000docs/b c.mdx\u0000\u00001700000000 bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb Mira\u0000\ndocs/a.mdx\u0000docs/old.mdx\u0000'
  expect(Object.fromEntries(parseLog(log))).toEqual({
    'docs/a.mdx': { day: '2026-11-21', author: 'Ines van Dijk' },
    'docs/b c.mdx': { day: '2026-11-21', author: 'Ines van Dijk' },
    'docs/old.mdx': { day: '2023-11-14', author: 'Mira' },
  })
})

test("[C1] the time of a build is its commit's in ms, or SOURCE_DATE_EPOCH; outside a repository it has none", async () => {
  const folder = newFolder()
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined)
  expect((await readHistory(folder)).time).toBeUndefined()

  makeRepository(folder)
  expect((await readHistory(folder)).time).toBe(Date.UTC(2026, 0, 31))

  vi.stubEnv('SOURCE_DATE_EPOCH', '86400')
  expect((await readHistory(folder)).time).toBe(86_400_000)
})

test('a site below the top of its repository, or behind a symbolic link, has its days', async () => {
  const folder = newFolder()
  const [site, link] = [join(folder, 'site'), join(newFolder(), 'link')]
  mkdirSync(site)
  writeFileSync(join(site, 'a.mdx'), '# A')
  symlinkSync(site, link, 'junction')
  makeRepository(folder)
  for (const root of [site, link]) {
    const history = await readHistory(root)
    expect(history.lastUpdated(join(root, 'a.mdx'))).toBe('2026-01-31')
    expect(history.lastAuthor(join(root, 'a.mdx'))).toBe('Ines')
  }
})

test('in a shallow clone, a file that was changed before it has no day', async () => {
  const [full, shallow] = [newFolder(), join(newFolder(), 'clone')]
  writeFileSync(join(full, 'old.mdx'), '# Old')
  makeRepository(full)
  writeFileSync(join(full, 'middle.mdx'), '# Middle')
  makeRepository(full)
  writeFileSync(join(full, 'new.mdx'), '# New')
  makeRepository(full)
  expect((await readHistory(full)).isCutOff).toBeUndefined()
  execFileSync('git', ['clone', '--quiet', '--depth', '2', `file://${full}`, shallow])
  const history = await readHistory(shallow)
  const days = ['old', 'middle', 'new'].map((name) => history.lastUpdated(join(shallow, `${name}.mdx`)))
  expect(days).toEqual([undefined, undefined, '2026-01-31'])
  expect(history.isCutOff).toBe(true)
})

test.each(['abc', '1.5', '-1', '1e9'])(
  'SOURCE_DATE_EPOCH=%s, which is no time, is refused',
  async (value) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', value)
    await expect(readHistory(newFolder())).rejects.toThrow(/SOURCE_DATE_EPOCH is no time.*a whole number/s)
  },
)

test('a git that never ends is an error that names its command', async () => {
  const bin = newFolder()
  writeFileSync(join(bin, 'git'), '#!/bin/sh\nread never\n', { mode: 0o755 })
  writeFileSync(join(bin, 'never'), '')
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  await expect(readHistory(newFolder(), 100)).rejects.toThrow(/git does not end.*none to: git /s)
})
