import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { OWN_MODULES } from './own-modules'

test('a configuration can import every module of the kit', () => {
  const cwd = fileURLToPath(new URL('../kit/', import.meta.url))
  const files = globSync('*.ts', { cwd, ignore: ['*.test.ts', 'problems.ts'] })
  const names = files.map((file) => `docwright/kit/${file.replace('.ts', '')}`)
  expect(Object.keys(OWN_MODULES)).toEqual(expect.arrayContaining(names))
})
