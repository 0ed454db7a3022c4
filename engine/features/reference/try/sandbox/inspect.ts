import { describeObject } from './inspect-kinds'
import { layOut, WIDTH } from './inspect-layout'
import { quote, valueText } from './inspect-text'

const MAX_TEXT = 10_000
/** Deeper objects are named, not expanded. */
const MAX_LEVEL = 2

interface Walk {
  /** Ancestors of the current object. */
  path: object[]
  /** Objects that contain themselves, in the order they are found. */
  circular: object[]
  indent: number
  /** Nesting level of the object that was started last. */
  level: number
}

/** Formats a value as Node's console does. */
export function inspect(value: unknown): string {
  return print(value, { path: [], circular: [], indent: 0, level: 0 }, 0)
}

function print(value: unknown, walk: Walk, level: number): string {
  if ((typeof value === 'object' && value !== null) || typeof value === 'function')
    return printObject(value, walk, level)
  return typeof value === 'string' ? printText(value, walk.indent) : valueText(value)
}

function printText(text: string, indent: number): string {
  const rest = text.length - MAX_TEXT
  const more = rest > 0 ? `... ${rest} more character${rest > 1 ? 's' : ''}` : ''
  const shown = text.slice(0, MAX_TEXT)
  const isLong = shown.length > Math.max(16, WIDTH - indent - 4)
  const lines = isLong ? shown.split(/(?<=\n)/) : [shown]
  return lines.map(quote).join(` +\n${' '.repeat(indent + 2)}`) + more
}

function printObject(value: object, walk: Walk, level: number): string {
  const { path, circular, indent } = walk
  if (path.includes(value)) {
    if (!circular.includes(value)) circular.push(value)
    return `[Circular *${circular.indexOf(value) + 1}]`
  }
  const { base, prefix, entries, list } = describeObject(value)
  const [bracket, close] = list ? ['[', ']'] : ['{', '}']
  const open = prefix === '' ? bracket : `${prefix} ${bracket}`
  if (entries.length === 0) return base || open + close
  if (level > MAX_LEVEL) return `[${prefix.replace(/\(\d+\)$/, '') || (list ? 'Array' : 'Object')}]`
  path.push(value)
  Object.assign(walk, { level, indent: indent + 2 })
  const lines = entries.map((entry) => entry((one) => print(one, walk, level + 1)))
  walk.indent = indent
  path.pop()
  const mark = circular.includes(value) ? `<ref *${circular.indexOf(value) + 1}> ` : ''
  const head = base === '' ? [mark + open] : [mark + base, open]
  return layOut({ head, close, lines, list, indent, isShallow: walk.level - level < 3 })
}
