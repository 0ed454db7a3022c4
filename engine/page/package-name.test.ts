import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'pathe'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { name } from '../package.json'
import { PACKAGE } from './package-name'

const ENGINE = fileURLToPath(new URL('../', import.meta.url))
const COMMENT = /^\s*(?:\/?\*|\/\/)/

test('messages and written files name the package as its manifest does', () => {
  expect(PACKAGE).toBe(name)
})

test('no other source repeats the name in its code', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: ENGINE, ignore: ['**/*.test.*', 'template', '**/.cache'] })
  const found = files.flatMap((file) =>
    readFileSync(join(ENGINE, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(name) && !COMMENT.test(line) ? `${file}:${index + 1}` : [])),
  )
  expect(found).toEqual(['page/package-name.ts:2'])
})
