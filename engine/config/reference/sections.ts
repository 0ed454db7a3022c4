import { z } from 'zod'
import { joinOr, literal } from '../../diagnostics/words'

/** One key of the configuration, as the reference prints it. */
export interface KeyEntry {
  name: string
  description: string
  /** `path: 'docs'`, or the whole object the key stands in. */
  example: string
  required: boolean
  /** What is set where the author sets nothing; undefined for nothing. */
  preset: unknown
  schema: z.ZodType
  owner: z.ZodObject
}

/** The keys of one object of the configuration. */
export interface Section {
  /** `themeConfig.navbar.items[]`; empty for the configuration itself. */
  path: string
  /** The `type` of an object that is one of several kinds. */
  kind?: string
  /** What must hold for its keys together. */
  rules: string[]
  keys: KeyEntry[]
}

/** Every object of a schema with its keys: outer ones first, in the order of the schema. */
export function schemaSections(schema: z.ZodType, path = ''): Section[] {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodArray) return schemaSections(widenType(inner.element), `${path}[]`)
  if (inner instanceof z.ZodRecord) return schemaSections(widenType(inner.valueType), `${path}.<name>`)
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((option) => schemaSections(widenType(option), path))
  if (!(inner instanceof z.ZodObject)) return []
  return objectSections(inner, path, [...new Set([...rulesOf(schema), ...rulesOf(inner)])])
}

function objectSections(object: z.ZodObject, path: string, rules: string[]): Section[] {
  const fields = Object.entries(object.shape).map(([name, field]) => [name, widenType(field)] as const)
  const kind = schemaKind(object)
  const keys = fields.map(([name, field]) => entry(name, field, object))
  const below = fields.flatMap(([name, field]) =>
    schemaSections(field, path === '' ? name : `${path}.${name}`),
  )
  return [{ path, ...(kind === undefined ? {} : { kind }), rules, keys }, ...below]
}

function entry(name: string, schema: z.ZodType, owner: z.ZodObject): KeyEntry {
  const { description = '', example } = schema.meta() ?? {}
  const { optional, preset } = unwrap(schema)
  return { name, description, example: String(example ?? ''), required: !optional, preset, schema, owner }
}

/** The value of the `type` key of an object's schema; undefined without one. */
function schemaKind(schema: z.ZodType): string | undefined {
  const { inner } = unwrap(schema)
  const type = inner instanceof z.ZodObject ? inner.shape.type : undefined
  const literal = type && unwrap(widenType(type)).inner
  return literal instanceof z.ZodLiteral ? String([...literal.values][0]) : undefined
}

interface Unwrapped {
  inner: z.ZodType
  optional: boolean
  preset: unknown
}

/** What an author writes, without what the schema makes of it. */
function unwrap(schema: z.ZodType): Unwrapped {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return { ...unwrap(widenType(schema.def.innerType)), optional: true, preset: schema.def.defaultValue }
  if (schema instanceof z.ZodOptional) return { ...unwrap(widenType(schema.def.innerType)), optional: true }
  if (schema instanceof z.ZodNullable) return unwrap(widenType(schema.def.innerType))
  if (schema instanceof z.ZodPipe) return unwrap(widenType(schema.def.in))
  return { inner: schema, optional: false, preset: undefined }
}

/** The messages of a schema's checks. That of a check on one key begins with the key. */
function rulesOf(schema: z.ZodType): string[] {
  const checks = schema.def.checks ?? []
  return [...(schema instanceof z.ZodCustom ? [schema] : []), ...checks].flatMap(({ _zod: { def } }) => {
    const message: unknown = def.error && Reflect.apply(def.error, undefined, [{}])
    if (typeof message !== 'string') return []
    return 'path' in def && Array.isArray(def.path) ? [`\`${def.path.join('.')}\` is ${message}`] : [message]
  })
}

/** Narrows the type of an inner schema, which Zod declares as less than it is. */
function widenType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new Error('The schema holds what is no schema.')
}

const NOT_EMPTY = 'a non-empty string'

/** Which values a key takes, in words: `'left'` or `'right'`. */
export function valuesOf(schema: z.ZodType): string {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodArray)
    return [`a list (each entry: ${valuesOf(widenType(inner.element))})`, ...rulesOf(inner)].join('; ')
  if (inner instanceof z.ZodRecord) return `an object (each value: ${valuesOf(widenType(inner.valueType))})`
  if (inner instanceof z.ZodUnion) return unionValues(inner)
  if (inner instanceof z.ZodObject)
    return schemaKind(inner) === undefined ? 'an object' : `type ${codeCell(schemaKind(inner))}`
  if (inner instanceof z.ZodEnum) return joinOr(inner.options.map(codeCell))
  if (inner instanceof z.ZodLiteral) return joinOr([...inner.values].map(codeCell))
  if (inner instanceof z.ZodNull) return codeCell(null)
  if (inner instanceof z.ZodBoolean) return joinOr([true, false].map(codeCell))
  return ruleOf(inner) ?? (inner instanceof z.ZodNumber ? numberWords(inner) : 'a string')
}

/** Returns `a whole number above 0` for `z.number().int().positive()`, and the like. */
function numberWords(schema: z.ZodNumber): string {
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = z.toJSONSchema(schema)
  const limits = [
    ['above', exclusiveMinimum],
    ['of at least', minimum],
    ['below', exclusiveMaximum],
    ['of at most', maximum],
  ] as const
  const set = limits.filter(
    ([, limit]) => typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER,
  )
  const words = set.map(([relation, limit]) => `${relation} ${limit}`)
  return [type === 'integer' ? 'a whole number' : 'a number', words.join(' and ')].filter(Boolean).join(' ')
}

function unionValues(union: z.ZodUnion): string {
  const options = union.options.map(widenType)
  if (!options.every((option) => schemaKind(option) !== undefined)) return joinOr(options.map(valuesOf))
  return `an object of the type ${joinOr(options.map((option) => codeCell(schemaKind(option))))}`
}

/** The last rule of a schema, which is the narrowest and says the most. */
function ruleOf(schema: z.ZodType): string | undefined {
  const rules = rulesOf(schema)
  return rules.filter((rule) => rule !== NOT_EMPTY).at(-1) ?? rules.at(-1)
}

const MAX_LENGTH = 60

/** A value as it stands in the configuration; of a long list, how long it is. */
export function codeCell(value: unknown): string {
  const text = literal(value)
  return Array.isArray(value) && text.length > MAX_LENGTH ? `a list of ${value.length}` : `\`${text}\``
}
