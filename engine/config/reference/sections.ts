import { z } from 'zod'

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
export function sectionsOf(schema: z.ZodType, path = ''): Section[] {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodArray) return sectionsOf(typed(inner.element), `${path}[]`)
  if (inner instanceof z.ZodRecord) return sectionsOf(typed(inner.valueType), `${path}.<name>`)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => sectionsOf(typed(option), path))
  if (!(inner instanceof z.ZodObject)) return []
  return objectSections(inner, path, [...new Set([...rulesOf(schema), ...rulesOf(inner)])])
}

function objectSections(object: z.ZodObject, path: string, rules: string[]): Section[] {
  const fields = Object.entries(object.shape).map(([name, field]) => [name, typed(field)] as const)
  const kind = kindOf(object)
  const keys = fields.map(([name, field]) => entry(name, field, object))
  const below = fields.flatMap(([name, field]) => sectionsOf(field, path === '' ? name : `${path}.${name}`))
  return [{ path, ...(kind === undefined ? {} : { kind }), rules, keys }, ...below]
}

function entry(name: string, schema: z.ZodType, owner: z.ZodObject): KeyEntry {
  const { description = '', example } = schema.meta() ?? {}
  const { optional, preset } = unwrap(schema)
  return { name, description, example: String(example ?? ''), required: !optional, preset, schema, owner }
}

/** The `type` by which an object is told from others. */
export function kindOf(schema: z.ZodType): string | undefined {
  const { inner } = unwrap(schema)
  const type = inner instanceof z.ZodObject ? inner.shape.type : undefined
  const literal = type && unwrap(typed(type)).inner
  return literal instanceof z.ZodLiteral ? String([...literal.values][0]) : undefined
}

export interface Unwrapped {
  inner: z.ZodType
  optional: boolean
  preset: unknown
}

/** What an author writes, without what the schema makes of it. */
export function unwrap(schema: z.ZodType): Unwrapped {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return { ...unwrap(typed(schema.def.innerType)), optional: true, preset: schema.def.defaultValue }
  if (schema instanceof z.ZodOptional) return { ...unwrap(typed(schema.def.innerType)), optional: true }
  if (schema instanceof z.ZodNullable) return unwrap(typed(schema.def.innerType))
  if (schema instanceof z.ZodPipe) return unwrap(typed(schema.def.in))
  return { inner: schema, optional: false, preset: undefined }
}

/** What its checks ask for, in the words of their messages; first the key that a check is about, if it is one's. */
export function rulesOf(schema: z.ZodType): string[] {
  return (schema.def.checks ?? []).flatMap(({ _zod: { def } }) => {
    const message: unknown = def.error && Reflect.apply(def.error, undefined, [{}])
    if (typeof message !== 'string') return []
    return 'path' in def && Array.isArray(def.path) ? [`\`${def.path.join('.')}\` is ${message}`] : [message]
  })
}

/** Zod knows its inner schemas by a smaller type than the one that is there. */
export function typed(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new Error('The schema holds what is no schema.')
}
