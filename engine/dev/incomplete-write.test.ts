import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterAll, expect, test, vi } from 'vitest'
import { whenWritten } from './incomplete-write'

const folder = mkdtempSync(join(tmpdir(), 'docs-half-'))
const file = join(folder, 'tides.mdx')
afterAll(() => rmSync(folder, { recursive: true }))

test('an empty file is waited for until it is written', async () => {
  writeFileSync(file, '')
  let pauses = 0
  await whenWritten(file, async () => {
    if (++pauses === 3) writeFileSync(file, '# Tides')
  })
  expect(pauses).toBe(3)
})

test('a file with content, or one that is gone, is not waited for', async () => {
  const pause = vi.fn(async () => {})
  writeFileSync(file, '# Tides')
  await whenWritten(file, pause)
  await whenWritten(join(folder, 'gone.mdx'), pause)
  expect(pause).not.toHaveBeenCalled()
})

test('a file that stays empty is taken as it is', async () => {
  const pause = vi.fn(async () => {})
  writeFileSync(file, '')
  await whenWritten(file, pause)
  expect(pause).toHaveBeenCalledTimes(10)
})
