import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { writeFiles } from '../features/reference/api/testing'
import { ENGINE_ROOT, writeWhole } from './paths'

test('no file path is joined by Node, which writes backslashes on Windows', async () => {
  const files = await glob(['**/*.{ts,tsx}', '!**/node_modules/**', '!.cache/**'], { cwd: ENGINE_ROOT })
  const imports = /^import \{(?! posix \}).*'(node:)?path'$/m
  expect(files.filter((file) => imports.test(readFileSync(ENGINE_ROOT + file, 'utf8')))).toEqual([])
})

test('reading a file while it is written gives the old or the new file, never a part', async () => {
  const file = join(writeFiles({ 'kept.txt': 'before' }), 'kept.txt')
  const text = 'after'.repeat(5_000_000)
  let isWritten = false
  const writing = writeWhole(file, text).then(() => {
    isWritten = true
  })
  const lengths = new Set<number>()
  while (!isWritten) {
    lengths.add(readFileSync(file).length)
    await setImmediate()
  }
  await writing
  expect([...lengths].filter((length) => length !== 'before'.length && length !== text.length)).toEqual([])
  expect(readFileSync(file, 'utf8')).toBe(text)
})
