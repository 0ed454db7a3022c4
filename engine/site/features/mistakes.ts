import type { z } from 'zod'
import { check } from '../../config/findings'
import { describe } from '../../diagnostics/words'

export interface Mistake {
  expected: string
  received: string
  /** The names that may be meant. */
  near?: readonly string[]
}

/** Returns what is wrong with a value of a feature; undefined for one that the schema takes. */
export function mistakeIn(schema: z.ZodType, value: unknown): Mistake | undefined {
  const checked = check(schema, value)
  const [finding] = checked.ok ? [] : checked.findings
  if (!finding) return undefined
  const { path } = finding
  const expected = schema.description
  if (finding.kind === 'unknown-key')
    return { expected: expected ?? 'known keys', received: `the unknown key ${placeOf(path)}` }
  const near = finding.kind === 'wrong-value' ? finding.near : []
  if (path.length === 0)
    return { expected: expected ?? finding.expected, received: describe(value), ...(near && { near }) }
  const received = finding.kind === 'missing' ? 'nothing' : finding.received
  const part = `${received} as ${placeOf(path)}, in place of ${finding.expected}`
  return { expected: expected ?? finding.expected, received: part }
}

/** Returns `text` of item 2 of `sources`. */
function placeOf(path: readonly PropertyKey[]): string {
  const places: string[] = []
  for (const key of path) {
    const last = places[0]
    if (typeof key === 'number') places.unshift(`item ${key + 1}`)
    else if (last?.startsWith('`')) places[0] = `\`${last.slice(1, -1)}.${String(key)}\``
    else places.unshift(`\`${String(key)}\``)
  }
  return places.join(' of ')
}
