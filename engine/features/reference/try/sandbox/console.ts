import { LOG_LEVELS, type LogLevel, type Observed } from '../../samples/run/observation'
import { inspect } from './inspect'
import { valueText } from './inspect-text'
import { tableOf } from './table'

/** Returns a console that records each call as text. */
export function createConsole(observe: (observed: Observed) => void): Record<string, unknown> {
  const counts = new Map<string, number>()
  let indent = ''
  const write = (kind: LogLevel, ...args: unknown[]): void => {
    const table = tableOf(args)
    observe({ kind, text: format(args).replace(/^/gm, indent), ...(table ? { table } : {}) })
  }
  const group = (...args: unknown[]): void => {
    if (args.length > 0) write('log', ...args)
    indent += '  '
  }
  const levels = LOG_LEVELS.map((kind) => [kind, (...args: unknown[]) => write(kind, ...args)] as const)
  return {
    ...Object.fromEntries(levels),
    group,
    groupCollapsed: group,
    groupEnd() {
      indent = indent.slice(2)
    },
    dir: (value: unknown) => write('log', inspect(value)),
    dirxml: (...args: unknown[]) => write('log', ...args),
    table: (value: unknown) => write('log', value),
    trace: (...args: unknown[]) => write('error', `Trace${args.length > 0 ? `: ${format(args)}` : ''}`),
    assert(isTrue: unknown, ...args: unknown[]) {
      if (!isTrue) write('warn', `Assertion failed${args.length > 0 ? `: ${format(args)}` : ''}`)
    },
    count(label: unknown = 'default') {
      const count = (counts.get(String(label)) ?? 0) + 1
      counts.set(String(label), count)
      write('log', `${label}: ${count}`)
    },
    countReset: (label: unknown = 'default') => void counts.delete(String(label)),
    clear() {},
    time() {},
    timeEnd() {},
    timeLog() {},
  }
}

const DIRECTIVE = /%([sdifjoOc%])/g

/** Formats console arguments as one text, as Node does. */
export function format(args: readonly unknown[]): string {
  const [first, ...rest] = args
  if (typeof first !== 'string') return args.map(one).join(' ')
  let next = 0
  const text = first.replace(DIRECTIVE, (whole, letter: string) => {
    if (rest.length === 0) return whole
    if (letter === '%') return '%'
    return next < rest.length ? formatDirective(letter, rest[next++]) : whole
  })
  return [text, ...rest.slice(next).map(one)].join(' ')
}

function one(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value)
}

function formatDirective(letter: string, value: unknown): string {
  if (letter === 'c') return ''
  if (letter === 'j') return String(JSON.stringify(value))
  if (letter === 's')
    return typeof value === 'object' || typeof value === 'function' ? inspect(value) : valueText(value)
  if (letter === 'o' || letter === 'O') return inspect(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'symbol') return 'NaN'
  if (letter === 'd') return valueText(typeof value === 'object' ? Number.NaN : Number(value))
  return valueText(letter === 'i' ? Number.parseInt(String(value), 10) : Number.parseFloat(String(value)))
}
