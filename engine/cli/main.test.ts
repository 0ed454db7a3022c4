import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../diagnostics/progress'
import { failLate, main } from './main'

const printed = vi.spyOn(console, 'error').mockReturnValue()
vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
afterEach(() => printed.mockClear())

test('[D3] what a timer of a site throws is named with its place, wherever the site is', async () => {
  await main(['build', '/nowhere/harbor'])
  // Other tests of this process may have stopped in the middle of a build.
  rest()
  printed.mockClear()
  const error = new Error('the tide turned')
  error.stack = 'Error: the tide turned\n    at Timeout.eval (/nowhere/harbor/features/tides.ts:2:108)'
  failLate(error)
  expect(printed.mock.calls.flat().join('\n')).toMatchInlineSnapshot(`
    "error: An uncaught error was thrown during work on the site.
      at        features/tides.ts:2
      expected  promises that are awaited, and timers that catch their errors
      received  the tide turned
      fix       Correct what the message names, or handle the error where it is thrown."
  `)
})
