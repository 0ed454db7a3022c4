import { MOST_ITEMS } from './inspect-layout'
import { constructorName, errorText, functionText, keyText, plainText, quoted, tagOf } from './inspect-text'

/** Stands among items for a text that is no value. */
export class Verbatim {
  constructor(readonly text: string) {}
}

/** What there is to print of an object. */
export interface Description {
  /** All that is to say of it, where it has no entries. */
  base: string
  /** What stands before the bracket. */
  prefix: string
  keys: PropertyKey[]
  /** Entries that are no properties: one value each, or key and value. */
  items?: unknown[][] | undefined
  list?: ArrayLike<unknown> | undefined
}

export function describe(value: object): Description {
  const name = constructorName(value)
  const tag = Object.hasOwn(value, Symbol.toStringTag) ? '' : tagOf(value)
  const shownTag = tag !== '' && tag !== name ? ` [${tag}]` : ''
  const plain = name === null ? '[Object: null prototype]' : name
  const keys = shownKeys(value)
  const sized = (kind: string, size: number): string =>
    `${name ?? `[${kind}: null prototype]`}(${size})${shownTag}`
  if (Array.isArray(value)) {
    const prefix = name === 'Array' && shownTag === '' ? '' : sized('Array', value.length)
    return { base: '', prefix, keys, items: listItems(value), list: value }
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const list = Array.from(value as Uint8Array)
    return { base: '', prefix: sized('TypedArray', list.length), keys, items: listItems(list), list }
  }
  const items = itemsOf(value)
  if (items) {
    const isSized = value instanceof Set || value instanceof Map
    return { base: '', prefix: isSized ? sized(tag, items.length) : plain, keys, items }
  }
  const base = baseOf(value)
  const isPlain = name === 'Object' && shownTag === ''
  return { base, prefix: base !== '' || isPlain ? '' : plain + shownTag, keys }
}

/** Of collections that are no lists; undefined for other objects. */
function itemsOf(value: object): unknown[][] | undefined {
  if (value instanceof Set) return [...value].map((item) => [item])
  if (value instanceof Map || value instanceof URLSearchParams) return [...value]
  if (value instanceof Headers || value instanceof FormData)
    return [...value].map(([key, one]) => [new Verbatim(`${keyText(key)}: ${printItem(one)}`)])
  return undefined
}

function printItem(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : tagOf(Object(value))
}

/** What says all of a value that is no mere bag of properties. */
function baseOf(value: object): string {
  if (typeof value === 'function') return functionText(value)
  if (value instanceof RegExp) return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof Error) return errorText(value)
  if (value instanceof URL) return `URL { href: ${quoted(value.href)} }`
  if (value instanceof WeakMap || value instanceof WeakSet) return `${tagOf(value)} { <items unknown> }`
  for (const Boxed of [Number, String, Boolean]) {
    if (value instanceof Boxed) return `[${Boxed.name}: ${boxed(value.valueOf())}]`
  }
  return ''
}

function boxed(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : plainText(value)
}

function shownKeys(value: object): PropertyKey[] {
  const isIndex = (key: PropertyKey) => typeof key === 'string' && /^\d+$/.test(key)
  const isList = Array.isArray(value) || ArrayBuffer.isView(value) || value instanceof String
  const keys = Reflect.ownKeys(value).filter((key) => {
    if (isList && isIndex(key)) return false
    return Object.prototype.propertyIsEnumerable.call(value, key)
  })
  const isError = value instanceof Error
  return [
    ...keys,
    ...(isError ? ['cause', 'errors'].filter((key) => Object.hasOwn(value, key) && !keys.includes(key)) : []),
  ]
}

function listItems(list: unknown[]): unknown[][] {
  const items: unknown[][] = []
  let index = 0
  while (index < list.length && items.length < MOST_ITEMS) {
    let holes = 0
    while (index + holes < list.length && !(index + holes in list)) holes++
    if (holes > 0) items.push([new Verbatim(`<${holes} empty item${holes > 1 ? 's' : ''}>`)])
    else items.push([list[index]])
    index += holes || 1
  }
  const rest = list.length - index
  if (rest > 0) items.push([new Verbatim(`... ${rest} more item${rest > 1 ? 's' : ''}`)])
  return items
}
