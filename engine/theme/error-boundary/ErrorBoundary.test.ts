import { expect, test } from 'vitest'
import * as texts from '../../client/error-texts'
import { WRONG_BASE } from '../../render/wrong-base'
import { errorText } from './ErrorBoundary'

test('[X1] the message of an error is followed by those of its causes', () => {
  const tide = new Error('The tide is out.')
  const boat = new Error('The boat lies dry.', { cause: tide })
  expect(errorText(new Error('No trip today.', { cause: boat }))).toMatchInlineSnapshot(`
    "No trip today.

    Cause:
    The boat lies dry.

    Cause:
    The tide is out."
  `)
})

test('circular causes are each named once', () => {
  const first = new Error('first')
  first.cause = new Error('second', { cause: first })
  expect(errorText(first)).toBe('first\n\nCause:\nsecond')
})

test('any value can be thrown, and be a cause', () => {
  expect(errorText('a text')).toBe('a text')
  expect(errorText(undefined)).toBe('undefined')
  expect(errorText(null)).toBe('null')
  expect(errorText(Symbol('fog'))).toBe('Symbol(fog)')
  expect(errorText(new Error('', { cause: 404 }))).toBe('Error\n\nCause:\n404')
  expect(errorText(new TypeError('x', { cause: { message: 'like an error' } }))).toBe(
    'x\n\nCause:\nlike an error',
  )
})

test('[D3] the texts that readers see', () => {
  expect({ ...texts, WRONG_BASE }).toMatchInlineSnapshot(`
    {
      "CAUSE": "Cause:",
      "ISLAND_MISSING": "This part of the page could not be loaded.",
      "PAGE_CRASHED": "This page crashed.",
      "RETRY": "Retry",
      "SIDEBAR_MISSING": "Could not load. Open it again to retry.",
      "TOOL_MISSING": ": not loaded",
      "TRY_AGAIN": "Try again",
      "WRONG_BASE": {
        "built": "Configured base path: ",
        "suggested": "Suggested base path: ",
        "what": "This site did not load properly: it is not served at the base path that it was built for.",
      },
    }
  `)
})
