import { expect, test } from 'vitest'
import { componentModuleFailed } from './problems'

test('JSX in a .js file has a fix of its own', () => {
  const { hint } = componentModuleFailed(
    'src/Foo.js',
    'docs/map.mdx',
    new Error('[PARSE_ERROR] Unexpected JSX expression'),
  )
  expect(hint).toBe('Rename the file with JSX in it: .js becomes .jsx, and .ts becomes .tsx.')
})

test('a package that imports a style sheet is named as what cannot be loaded', () => {
  const error = new Error('Unknown file extension ".css" for /site/node_modules/reel/a.css')
  const { hint } = componentModuleFailed('node_modules/reel/index.js', 'docs/map.mdx', error)
  expect(hint).toContain('Node loads packages, and cannot load their style sheets')
})
