import { z } from 'zod'
import { joinOr } from '../../diagnostics/words'
import { kindOf, rulesOf, typed, unwrap } from './sections'

const NOT_EMPTY = 'a text that is not empty'

/** Which values a key takes, in words: `'left'` or `'right'`. */
export function valuesOf(schema: z.ZodType): string {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodArray)
    return [`a list: ${valuesOf(typed(inner.element))}`, ...rulesOf(inner)].join('; ')
  if (inner instanceof z.ZodRecord) return `an object by name: ${valuesOf(typed(inner.valueType))}`
  if (inner instanceof z.ZodUnion) return unionValues(inner)
  if (inner instanceof z.ZodObject)
    return kindOf(inner) === undefined ? 'an object' : `type ${code(kindOf(inner))}`
  if (inner instanceof z.ZodEnum) return joinOr(inner.options.map(code))
  if (inner instanceof z.ZodLiteral) return joinOr([...inner.values].map(code))
  if (inner instanceof z.ZodNull) return code(null)
  if (inner instanceof z.ZodBoolean) return joinOr([true, false].map(code))
  return ruleOf(inner) ?? (inner instanceof z.ZodNumber ? 'a number' : 'a text')
}

function unionValues(union: z.ZodUnion): string {
  const options = union.options.map(typed)
  if (!options.every((option) => kindOf(option) !== undefined)) return joinOr(options.map(valuesOf))
  return `an object of the type ${joinOr(options.map((option) => code(kindOf(option))))}`
}

/** The narrowest of its rules says the most. */
function ruleOf(schema: z.ZodType): string | undefined {
  const rules = rulesOf(schema)
  return rules.filter((rule) => rule !== NOT_EMPTY).at(-1) ?? rules.at(-1)
}

const LONGEST = 60

/** A value as it stands in the configuration; of a long list, how long it is. */
export function code(value: unknown): string {
  const text = literal(value)
  return Array.isArray(value) && text.length > LONGEST ? `a list of ${value.length}` : `\`${text}\``
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).replaceAll('"', "'")
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`
}
