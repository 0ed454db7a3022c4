import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startWatch } from './time'

test('a watch counts the CPU of commands that have ended', () => {
  const stop = startWatch()
  spawnSync(process.execPath, ['-e', 'const end = Date.now() + 200; while (Date.now() < end);'])
  const { wall, cpu } = stop()
  expect(wall).toBeGreaterThan(0.19)
  if (existsSync('/proc/self/stat')) expect(cpu).toBeGreaterThan(0.1)
  else expect(cpu).toBeUndefined()
})
