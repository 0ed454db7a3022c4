import { z } from 'zod'
import { describe, joinOr, nearest, typosOf } from '../diagnostics/words'
import { type KeyPath, valueAt } from './key-lines'

/** One rejection by a schema. It becomes a problem once its file and line are known. */
export type Finding =
  | { kind: 'unknown-key'; path: KeyPath; near: string[]; known: string[] }
  | { kind: 'missing'; path: KeyPath; expected: string }
  | { kind: 'wrong-value'; path: KeyPath; expected: string; received: string; near?: string[] }

export type Checked<Output> = { ok: true; value: Output } | { ok: false; findings: Finding[] }

/** Checks a value against a schema, and returns all rejections at once as findings. */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): Checked<z.output<Schema>> {
  const result = schema.safeParse(input, { error: listKnownKeys })
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, findings: result.error.issues.flatMap((issue) => read(issue, input)) }
}

/** Returns the known keys as the message of an unknown-key issue. Only the schema that raised it has them. */
function listKnownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !(issue.inst instanceof z.ZodObject)) return undefined
  return Object.keys(issue.inst.shape).join(' ')
}

function read(issue: z.core.$ZodIssue, input: unknown): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(' ')
    return issue.keys.map((key) => ({
      kind: 'unknown-key',
      path: [...issue.path, key],
      // `vite` is no typo of `title`.
      near: typosOf(key, known, key.length > 4 ? 2 : 1),
      known,
    }))
  }
  if (issue.code === 'invalid_key') {
    const [{ message } = { message: 'another key' }] = issue.issues
    return [
      { kind: 'wrong-value', path: issue.path, expected: message, received: describe(issue.path.at(-1)) },
    ]
  }
  const meant = issue.code === 'invalid_union' && !hasOwnWords(issue) ? findMeant(issue) : undefined
  if (meant) return meant.flatMap((inner) => read({ ...inner, path: [...issue.path, ...inner.path] }, input))
  const value = valueAt(input, issue.path)
  const expected = expectation(issue)
  if (value === undefined) return [{ kind: 'missing', path: issue.path, expected }]
  const near = typeof value === 'string' ? nearest(value, optionsOf(issue)).map(describe) : []
  return [{ kind: 'wrong-value', path: issue.path, expected, received: describe(value), near }]
}

/** Returns what is wrong inside a value that only one alternative of a union has the type for. */
function findMeant({ errors }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] | undefined {
  const inside = errors.filter((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  )
  return inside.length === 1 ? inside[0] : undefined
}

const TYPE_WORDS: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What the sizes of values count, by the value's type. */
const SIZES: Record<string, string> = { string: 'character', array: 'item', set: 'item' }

function expectation(issue: z.core.$ZodIssue): string {
  if (hasOwnWords(issue)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_WORDS[issue.expected] ?? issue.expected
    case 'too_small':
      return ofSize(issue, issue.inclusive ? 'at least' : 'more than', issue.minimum)
    case 'too_big':
      return ofSize(issue, issue.inclusive ? 'at most' : 'less than', issue.maximum)
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`
    case 'invalid_format':
      return issue.message.replace(/^Invalid string: /, 'a string that ').replace(/^Invalid /, 'a valid ')
    default:
      return oneOf(issue)
  }
}

/** Returns `a list of at least 2 items`. A number is its own size. */
function ofSize(
  issue: { origin: string; exact?: boolean },
  relation: string,
  limit: number | bigint,
): string {
  const type = TYPE_WORDS[issue.origin] ?? issue.origin
  const size = `${issue.exact ? 'exactly' : relation} ${limit}`
  const unit = SIZES[issue.origin]
  return unit ? `${type} of ${size} ${unit}${limit === 1 ? '' : 's'}` : `${type} of ${size}`
}

function oneOf(issue: z.core.$ZodIssue): string {
  const options = issue.code === 'invalid_value' ? issue.values : optionsOf(issue)
  if (options.length > 0) return joinOr(options.map(describe))
  const first = issue.code === 'invalid_union' ? issue.errors.flatMap(([error]) => error ?? []) : []
  return first.length > 0 ? joinOr([...new Set(first.map(expectation))]) : 'another value'
}

/** Returns the allowed values, if there is a fixed set of them. */
function optionsOf(issue: z.core.$ZodIssue): string[] {
  const options =
    issue.code === 'invalid_value'
      ? issue.values
      : 'options' in issue && Array.isArray(issue.options)
        ? issue.options
        : []
  return options.filter((option) => typeof option === 'string')
}

/** Returns false for a message of Zod itself. Messages of our schemas say what is expected. */
function hasOwnWords(issue: z.core.$ZodIssue): boolean {
  return !/^(Invalid|Too small:|Too big:) /.test(issue.message)
}
