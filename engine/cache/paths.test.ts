import { readFileSync } from 'node:fs'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { ENGINE_ROOT } from './paths'

test('no path of a file is made by Node, whose joins have backslashes on Windows', async () => {
  const files = await glob(['**/*.{ts,tsx}', '!**/node_modules/**', '!.cache/**'], { cwd: ENGINE_ROOT })
  const imports = /^import \{(?! posix \}).*'(node:)?path'$/m
  expect(files.filter((file) => imports.test(readFileSync(ENGINE_ROOT + file, 'utf8')))).toEqual([])
})
