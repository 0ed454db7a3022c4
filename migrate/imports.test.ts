import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'pathe'
import { globSync } from 'tinyglobby'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { name as engine } from '../engine/package.json'
import { dependencies, name, peerDependencies } from './package.json'

const FOLDER = fileURLToPath(new URL('./', import.meta.url))
const FILES = globSync('**/*.ts', { cwd: FOLDER, ignore: ['**/*.test.ts', 'testing.ts', 'node_modules/**'] })

test('it imports what the engine publishes, the packages it names, and its own files', () => {
  const wrong = FILES.flatMap((file) => {
    const { staticImports, staticExports } = parseSync(file, readFileSync(FOLDER + file, 'utf8')).module
    const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
    return requests.flatMap(({ moduleRequest }) =>
      moduleRequest && !isAllowed(moduleRequest.value, file) ? `${file}: ${moduleRequest.value}` : [],
    )
  })
  expect(wrong).toEqual([])
})

function isAllowed(specifier: string, file: string): boolean {
  const isOwn = specifier.startsWith('.') && !join(dirname(file), specifier).startsWith('..')
  if (isOwn || specifier.startsWith('node:')) return true
  if (Object.hasOwn(dependencies, specifier)) return true
  return specifier === `${engine}/feature` || specifier.startsWith(`${engine}/kit/`)
}

test('it is named after the engine, which finds it by that name', () => {
  expect(name).toBe(`${engine}-migrate`)
  expect(Object.keys(peerDependencies)).toEqual([engine])
})
