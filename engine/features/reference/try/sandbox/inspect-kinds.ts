import { MAX_ITEMS } from './inspect-layout'
import {
  constructorName,
  functionText,
  keyText,
  objectTag,
  quote,
  textOfError,
  valueText,
} from './inspect-text'

/** Prints one entry of an object, using `print` for the values in it. */
type Entry = (print: (value: unknown) => string) => string

/** The printable parts of an object. */
export interface Description {
  /** The complete text of an object without entries. */
  base: string
  /** Precedes the bracket. */
  prefix: string
  entries: Entry[]
  list?: unknown[] | undefined
}

export function describeObject(value: object): Description {
  const name = constructorName(value)
  const tag = Object.hasOwn(value, Symbol.toStringTag) ? '' : objectTag(value)
  const shownTag = tag !== '' && tag !== name ? ` [${tag}]` : ''
  const nameWithSize = (kind: string, size: number) =>
    `${name ?? `[${kind}: null prototype]`}(${size})${shownTag}`
  const properties = listKeys(value).map((key) => property(value, key))
  const list = listOf(value)
  if (list) {
    const isPlain = Array.isArray(value) && name === 'Array' && shownTag === ''
    const prefix = isPlain ? '' : nameWithSize(Array.isArray(value) ? 'Array' : 'TypedArray', list.length)
    return { base: '', prefix, entries: [...listItems(list), ...properties], list }
  }
  const base = baseOf(value)
  const items = itemsOf(value)
  const plain = (name ?? '[Object: null prototype]') + shownTag
  const isBare = base !== '' || (name === 'Object' && shownTag === '')
  const prefix =
    value instanceof Set || value instanceof Map ? nameWithSize(tag, value.size) : isBare ? '' : plain
  return { base, prefix, entries: [...items, ...properties] }
}

function property(value: object, key: PropertyKey): Entry {
  const { enumerable, get, set, value: own } = Object.getOwnPropertyDescriptor(value, key) ?? {}
  const name = enumerable ? keyText(key) : `[${String(key)}]`
  const accessors = [get ? 'Getter' : [], set ? 'Setter' : []].flat().join('/')
  return (print) => `${name}: ${accessors === '' ? print(own) : `[${accessors}]`}`
}

/** Entries of collections other than arrays. */
function itemsOf(value: object): Entry[] {
  if (value instanceof Set) return Array.from(value, (item) => (print) => print(item))
  if (value instanceof Map || value instanceof URLSearchParams)
    return Array.from(value, (pair) => (print) => pair.map(print).join(' => '))
  if (value instanceof Headers || value instanceof FormData)
    return Array.from(value, ([key, item]) => (print) => {
      return `${keyText(key)}: ${typeof item === 'string' ? print(item) : objectTag(item)}`
    })
  return []
}

/** The complete text of a value that is more than its properties, such as a date. */
function baseOf(value: object): string {
  if (typeof value === 'function') return functionText(value)
  if (value instanceof RegExp) return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof Error) return textOfError(value)
  if (value instanceof URL) return `URL { href: ${quote(value.href)} }`
  if (value instanceof WeakMap || value instanceof WeakSet) return `${objectTag(value)} { <items unknown> }`
  if (value instanceof String) return `[String: ${quote(value.valueOf())}]`
  if (value instanceof Number) return `[Number: ${valueText(value.valueOf())}]`
  return value instanceof Boolean ? `[Boolean: ${value}]` : ''
}

function listKeys(value: object): PropertyKey[] {
  const isList = listOf(value) !== undefined || value instanceof String
  const isIndex = (key: PropertyKey) => typeof key === 'string' && /^\d+$/.test(key)
  const isHidden = (key: PropertyKey) => !Object.prototype.propertyIsEnumerable.call(value, key)
  const keys = Reflect.ownKeys(value).filter((key) => !isHidden(key) && !(isList && isIndex(key)))
  const more = value instanceof Error ? ['cause', 'errors'].filter((key) => Object.hasOwn(value, key)) : []
  return [...new Set([...keys, ...more])]
}

function listOf(value: object): unknown[] | undefined {
  if (Array.isArray(value)) return value
  return ArrayBuffer.isView(value) && !(value instanceof DataView)
    ? Array.from(value as Uint8Array)
    : undefined
}

function listItems(list: unknown[]): Entry[] {
  const items: Entry[] = []
  let index = 0
  while (index < list.length && items.length < MAX_ITEMS) {
    const item = list[index]
    let holes = 0
    while (index + holes < list.length && !(index + holes in list)) holes++
    items.push((print) => (holes > 0 ? `<${holes} empty item${holes > 1 ? 's' : ''}>` : print(item)))
    index += holes || 1
  }
  const rest = list.length - index
  if (rest > 0) items.push(() => `... ${rest} more item${rest > 1 ? 's' : ''}`)
  return items
}
