import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { checkInstalled, WORKSPACE } from './checker-process'

test('[D3] a checker that is not installed says what to run', () => {
  expect(() => checkInstalled(`${tmpdir()}/no-workspace/`)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The samples cannot be checked: their compiler is not installed.
      expected  the packages of the workspace \`samples\`, with its own TypeScript
      fix       Run npm ci in the folder of the project.]
  `)
  expect(() => checkInstalled(WORKSPACE)).not.toThrow()
})
