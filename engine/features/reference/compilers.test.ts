import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const ENGINE = fileURLToPath(new URL('../../', import.meta.url))
const ROOMS = ['features/reference/api/reader/', 'features/reference/samples/checker/']

test("only the declaration reader and the sample checker use a compiler's API", () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: ENGINE, ignore: ['**/node_modules/**', '**/*.test.*'] })
  const using = sources.filter((path) =>
    /\bfrom '(?:ts-morph|typescript)'|require\w*\('typescript'\)/.test(readFileSync(ENGINE + path, 'utf8')),
  )
  expect(using.length).toBeGreaterThan(ROOMS.length)
  expect(using.filter((path) => !ROOMS.some((room) => path.startsWith(room)))).toEqual([])
})
