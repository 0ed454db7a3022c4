import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { engineVersion, engineVersionIn } from './hash'

const files = {
  'engine/theme/Card.tsx': 'one',
  'engine/theme/Card.module.css': 'one',
  'engine/theme/Card.test.tsx': 'one',
  'engine/package.json': '{}',
  'node_modules/.package-lock.json': '{}',
}

test('the engine has one version', () => {
  expect(engineVersion()).toBe(engineVersion())
})

test.each([
  ['a component of the theme', 'engine/theme/Card.tsx', true],
  ['a style sheet of the theme', 'engine/theme/Card.module.css', true],
  ['what the engine depends on', 'engine/package.json', true],
  ['what is installed', 'node_modules/.package-lock.json', true],
  ['a new module', 'engine/markdown/new.ts', true],
  ['a test', 'engine/theme/Card.test.tsx', false],
  ['a build for the package, which sources do not run', 'engine/dist/docs.js', false],
  ['an example in the package', 'engine/examples/features/card.ts', false],
])('the version follows %s', (_, path, isOther) => {
  const root = writeSite({ ...files, 'engine/markdown/compile.ts': '', 'engine/index.ts': '' })
  const before = engineVersionIn(join(root, 'engine'))
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), 'another')
  expect(engineVersionIn(join(root, 'engine')) !== before).toBe(isOther)
})

test('the version of a published engine follows its code', () => {
  const root = writeSite({ 'engine/package.json': '{}', 'engine/dist/docs.js': 'one' })
  const before = engineVersionIn(join(root, 'engine'))
  writeFileSync(join(root, 'engine/dist/docs.js'), 'another')
  expect(engineVersionIn(join(root, 'engine'))).not.toBe(before)
})
