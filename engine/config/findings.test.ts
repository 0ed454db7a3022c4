import { expect, test } from 'vitest'
import { z } from 'zod'
import { check } from './findings'

function expected(schema: z.ZodType, input: unknown): string[] {
  const checked = check(schema, input)
  return checked.ok
    ? []
    : checked.findings.flatMap((finding) => ('expected' in finding ? finding.expected : []))
}

test.each<[z.ZodType, unknown, string]>([
  [z.number().min(50), 20, 'a number of at least 50'],
  [z.number().lt(3), 5, 'a number of less than 3'],
  [z.string().min(2), 'a', 'a string of at least 2 characters'],
  [z.string().length(3), 'a', 'a string of exactly 3 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'a list of at most 1 item'],
  [z.number().multipleOf(5), 3, 'a multiple of 5'],
  [z.string().regex(/^x/), 'a', 'a string that must match pattern /^x/'],
  [z.email(), 'a', 'a valid email address'],
  [z.union([z.string(), z.number()]), true, 'a string or a number'],
  [z.string().refine(() => false), 'a', 'another value'],
  [z.string().refine(() => false, 'a name of a port'), 'a', 'a name of a port'],
])('a schema that says nothing itself has its expectation in plain words: %#', (schema, input, words) => {
  expect(expected(schema, input)).toEqual([words])
})
