import { stripVTControlCharacters } from 'node:util'
import { editDistance } from '../page/edit-distance'

/** Returns a list for a sentence: `'a', 'b' or 'c'`. */
export function joinOr(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** The same for long words, such as paths and tags: `a, or b, or c`. */
export function joinLong(words: readonly string[]): string {
  return words.join(', or ')
}

/** Returns a question with the names most similar to a wrong one, or else `otherwise`. */
export function didYouMean(near: readonly string[], otherwise = '', join = joinOr): string {
  return near.length > 0 ? `Did you mean ${join(near)}?` : otherwise
}

/** Returns `1 page` or `3 pages`. */
export function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Returns a name marked as code. */
export function code(name: string): string {
  return `\`${name}\``
}

const MAX_LENGTH = 80

/** Returns a value as an author would write it, shortened to fit one line. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function') return 'a function'
  // JSON has no infinity.
  if (typeof value === 'number') return String(value)
  const written = typeof value === 'string' ? quote(value) : asJson(value)
  const kind = written === '{}' ? kindOf(value) : 'Object'
  if (kind !== 'Object') return `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind}`
  return written.length > MAX_LENGTH ? `${written.slice(0, MAX_LENGTH - 1)}…` : written
}

/** Returns `Map`, `Promise` or `Generator`, whose JSON says nothing of them, and `Object` for what an author would write. */
function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1)
}

/** JSON cannot express a `bigint`, or an object that contains itself. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

function quote(text: string): string {
  return `'${text.replaceAll('\n', '\\n').replaceAll("'", "\\'")}'`
}

/** Returns the first of many names, without duplicates: `a, b, c and 40 more`. */
export function listNames(names: readonly string[], max = 12): string {
  const unique = [...new Set(names)]
  const rest = unique.length - max
  return rest > 0 ? `${unique.slice(0, max).join(', ')} and ${rest} more` : unique.join(', ')
}

/** Returns at most `count` of the names, those most similar to `wanted`, closest first: for "did you mean". */
export function nearest(wanted: string, names: Iterable<string>, count = 3): string[] {
  const limit = Math.max(2, Math.floor(wanted.length / 2))
  return [...new Set(names)]
    .map((name) => ({ name, distance: distance(wanted, name) }))
    .filter(({ name, distance }) => distance <= limit || name.includes(wanted))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name)
}

/** Returns the names at most `max` letters away from `wanted`: `aria-label` is not a typo for `label`. */
export function typosOf(wanted: string, names: readonly string[], max = 2): string[] {
  return nearest(wanted, names).filter((name) => distance(wanted, name) <= max)
}

function distance(wanted: string, name: string): number {
  return editDistance(wanted.toLowerCase(), name.toLowerCase())
}

/** Returns a library's message without terminal colors. */
export function reasonOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
}

/** Returns plain data as an author writes it: `{ path: 'docs' }`. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)?.replaceAll('"', "'") ?? '…'
  return `{ ${Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`
}
