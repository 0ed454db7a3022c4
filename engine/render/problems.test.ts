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
