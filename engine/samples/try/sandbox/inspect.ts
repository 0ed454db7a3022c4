import { describe, Verbatim } from './inspect-kinds'
import { DEEPEST, layOut, WIDTH } from './inspect-layout'
import { keyText, plainText, quoted } from './inspect-text'

const LONGEST_TEXT = 10_000

interface Walk {
  /** Objects that the current one is within. */
  path: object[]
  /** Objects that are met again within themselves, in the order of that. */
  circular: object[]
  indent: number
  /** Level of the object that was begun last. */
  level: number
}

/** A value as the console of Node prints it. */
export function inspect(value: unknown): string {
  return print(value, { path: [], circular: [], indent: 0, level: 0 }, 0)
}

function print(value: unknown, walk: Walk, level: number): string {
  if (typeof value === 'object' && value !== null) return printObject(value, walk, level)
  if (typeof value === 'function') return printObject(value, walk, level)
  return typeof value === 'string' ? printText(value, walk) : plainText(value)
}

function printText(text: string, { indent }: Walk): string {
  const rest = text.length - LONGEST_TEXT
  const more = rest > 0 ? `... ${rest} more character${rest > 1 ? 's' : ''}` : ''
  const shown = text.slice(0, LONGEST_TEXT)
  const isLong = shown.length > 16 && shown.length > WIDTH - indent - 4
  const lines = isLong ? shown.split(/(?<=\n)/) : [shown]
  return lines.map(quoted).join(` +\n${' '.repeat(indent + 2)}`) + more
}

function printObject(value: object, walk: Walk, level: number): string {
  if (walk.path.includes(value)) {
    if (!walk.circular.includes(value)) walk.circular.push(value)
    return `[Circular *${walk.circular.indexOf(value) + 1}]`
  }
  const { base, prefix, keys, items, list } = describe(value)
  const isEmpty = keys.length === 0 && items === undefined
  if (isEmpty && base !== '') return base
  const [open, close] = list ? ['[', ']'] : ['{', '}']
  const head = prefix === '' ? open : `${prefix} ${open}`
  if (keys.length === 0 && (items?.length === 0 || isEmpty)) return head + close
  if (level > DEEPEST) return `[${prefix.replace(/\(\d+\)$/, '') || (list ? 'Array' : 'Object')}]`
  walk.path.push(value)
  walk.level = level
  const within = (one: unknown) => indented(walk, () => print(one, walk, level + 1))
  const entries = [
    ...(items ?? []).map((item) =>
      item.map((one) => (one instanceof Verbatim ? one.text : within(one))).join(' => '),
    ),
    ...keys.map((key) => printProperty(value, key, within)),
  ]
  walk.path.pop()
  const at = walk.circular.indexOf(value)
  const mark = at === -1 ? '' : `<ref *${at + 1}> `
  const shown = { base: base === '' ? '' : mark + base, open: base === '' ? mark + head : open, close }
  return layOut({ ...shown, entries, list, indent: walk.indent, isShallow: walk.level - level < 3 })
}

function indented(walk: Walk, print: () => string): string {
  walk.indent += 2
  const text = print()
  walk.indent -= 2
  return text
}

function printProperty(value: object, key: PropertyKey, within: (one: unknown) => string): string {
  const property = Object.getOwnPropertyDescriptor(value, key)
  const name = property?.enumerable === false ? `[${String(key)}]` : keyText(key)
  if (property?.get) return `${name}: [Getter${property.set ? '/Setter' : ''}]`
  if (property?.set) return `${name}: [Setter]`
  return `${name}: ${within(property?.value)}`
}
