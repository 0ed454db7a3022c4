import { check, type Finding } from '../../config/findings'
import type { KeyPath } from '../../config/key-lines'
import { describe } from '../../diagnostics/words'
import {
  LABEL,
  type SidebarItemConfig,
  type SidebarItemsConfig,
  type SidebarsConfig,
  typedItem,
} from './config'

export interface ValidatedSidebars {
  sidebars: SidebarsConfig
  findings: Finding[]
}

interface Found extends Omit<ValidatedSidebars, 'sidebars'> {
  /** The objects and lists that contain the one being read. */
  around: Set<object>
}

/** An id becomes part of a file name, and a key of an object. */
const ID = /^(?!__proto__$)[^/\\?#%\p{Cc}]{1,100}$/u
/** Far more than any reader opens, and safe for the call stack. */
const MAX_DEPTH = 50

/** Replaces an item that was left out, so that later items keep their index. It expands to no items. */
const NOTHING: SidebarItemConfig = {}

/** First step: reports and removes everything that is not a valid sidebar. */
export function validateSidebars(input: unknown): ValidatedSidebars {
  const found: Found = { findings: [], around: new Set() }
  const sidebars = isObject(input) ? validateEntries(input, [], found) : {}
  for (const id of idsOf(sidebars, input).filter((id) => !ID.test(id)))
    refuse(
      id,
      [id],
      'an id of at most 100 letters, without /, \\, ?, # and %, other than __proto__: it names a file',
      found,
    )
  if (!isObject(input)) refuse(input, [], 'an object of sidebars by id', found)
  return { sidebars, findings: found.findings }
}

/** `{ __proto__: [] }` in a module adds no key, but sets what the object inherits from. */
function idsOf(sidebars: SidebarsConfig, input: unknown): string[] {
  const inherits = isObject(input) && Array.isArray(Object.getPrototypeOf(input))
  return [...Object.keys(sidebars), ...(inherits ? ['__proto__'] : [])]
}

function validateEntries(input: object, path: KeyPath, found: Found): Record<string, SidebarItemsConfig> {
  return Object.fromEntries(
    Object.entries(input).map(([key, items]) => [key, validateItems(items, [...path, key], found)]),
  )
}

function validateItems(input: unknown, path: KeyPath, found: Found): SidebarItemsConfig {
  if (isObject(input)) return inside(input, path, found, () => validateEntries(input, path, found)) ?? []
  if (Array.isArray(input)) {
    const each = () => input.map((entry, at) => validateItem(entry, [...path, at], found))
    return inside(input, path, found, each) ?? []
  }
  refuse(input, path, 'a list of sidebar items', found)
  return []
}

function validateItem(input: unknown, path: KeyPath, found: Found): SidebarItemConfig {
  if (typeof input === 'string') return input
  if (isObject(input)) return inside(input, path, found, () => validateObject(input, path, found)) ?? NOTHING
  refuse(input, path, 'the id of a doc, or a sidebar item', found)
  return NOTHING
}

function validateObject(input: object, path: KeyPath, found: Found): SidebarItemConfig {
  if (!isItem(input)) {
    const isBlank = (label: string) => label.trim() === ''
    for (const label of Object.keys(input).filter(isBlank)) refuse(label, [...path, label], LABEL, found)
    return validateEntries(input, path, found)
  }
  const checked = check(typedItem, input)
  if (!checked.ok) {
    found.findings.push(
      ...checked.findings.map((finding) => ({ ...finding, path: [...path, ...finding.path] })),
    )
    return NOTHING
  }
  if (checked.value.type !== 'category') return checked.value
  return { ...checked.value, items: validateItems(checked.value.items, [...path, 'items'], found) }
}

/** Each kind of item has one of these keys with a string. Categories by label have lists. */
const TEXTS = ['id', 'label', 'href', 'value', 'dirName']

/** True for an item, even if its type is missing; false for categories by label. */
function isItem(input: object): boolean {
  return 'type' in input || TEXTS.some((key) => typeof Reflect.get(input, key) === 'string')
}

/** Returns the result of `read`; undefined for an object or list that contains itself, which would never end. */
function inside<Result>(
  input: object,
  path: KeyPath,
  { around, findings }: Found,
  read: () => Result,
): Result | undefined {
  if (around.has(input)) {
    const expected = 'items that do not contain themselves'
    findings.push({ kind: 'wrong-value', path, expected, received: 'an object or a list that is around it' })
    return undefined
  }
  if (around.size >= MAX_DEPTH) {
    const expected = `at most ${MAX_DEPTH} lists and objects inside of each other`
    findings.push({ kind: 'wrong-value', path: path.slice(0, 4), expected, received: 'more' })
    return undefined
  }
  around.add(input)
  const result = read()
  around.delete(input)
  return result
}

function refuse(input: unknown, path: KeyPath, expected: string, { findings }: Found): void {
  if (input === undefined) findings.push({ kind: 'missing', path, expected })
  else findings.push({ kind: 'wrong-value', path, expected, received: describe(input) })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
