import { LOG_LEVELS, type LogLevel, type Observed } from '../../run/observation'
import { format } from './format'
import { inspect } from './inspect'

/** A console whose calls are observed, each as one text. */
export function observedConsole(observe: (observed: Observed) => void): Record<string, unknown> {
  const counts = new Map<string, number>()
  let indent = ''
  const write = (kind: LogLevel, ...args: unknown[]): void => {
    observe({ kind, text: format(args).replace(/^/gm, indent) })
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
