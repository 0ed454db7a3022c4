import { existsSync } from 'node:fs'

/** What a value of a feature has to be. Only the border is checked: types tell authors the rest. */
export interface Kind {
  expected: string
  accepts(value: unknown): boolean
  /** Returns the wrong part of a value; without it, messages show the whole. */
  wrongPart?(value: unknown): string | undefined
  /** The names, if there is a choice of them. */
  names?: readonly string[]
}

/** What a function of a feature has to return. */
export interface Result extends Kind {
  /** True if the engine waits for a promise. */
  mayWait?: boolean
}

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isFunction = (value: unknown): boolean => typeof value === 'function'
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isFileUrl = (value: unknown): boolean =>
  value instanceof URL && value.protocol === 'file:' && existsSync(value)
export const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem)
export const isRecordOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(isItem)

export function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

/** Returns a property of what may be no object. */
export function property(value: unknown, key: string): unknown {
  return isObject(value) ? Reflect.get(value, key) : undefined
}

/** Returns the kind that takes nothing, too. */
export function orNothing(kind: Result): Result {
  const accepts = (value: unknown) => value === undefined || kind.accepts(value)
  return { ...kind, expected: `${kind.expected}, or nothing`, accepts }
}

export function waiting(kind: Result): Result {
  return { ...kind, mayWait: true }
}

export const FUNCTION: Kind = { expected: 'a function', accepts: isFunction }
export const TEXT: Kind = { expected: 'a string', accepts: isText }
export const OBJECT: Kind = { expected: 'an object', accepts: isObject }
export const BUFFER: Kind = { expected: 'a Buffer', accepts: Buffer.isBuffer }
export const OBJECTS: Kind = { expected: 'a list of objects', accepts: (value) => isListOf(value, isObject) }
/** What any function may return whose result is not used. */
export const ANYTHING: Result = { expected: 'anything', accepts: () => true }

export function oneOf(names: readonly string[]): Kind {
  return { expected: names.join(', '), accepts: (value) => isText(value) && names.includes(value), names }
}

export function either(one: Kind, other: Kind): Kind {
  const accepts = (value: unknown) => one.accepts(value) || other.accepts(value)
  const wrongPart = (value: unknown) => one.wrongPart?.(value) ?? other.wrongPart?.(value)
  return { expected: `${one.expected}, or ${other.expected}`, accepts, wrongPart }
}
