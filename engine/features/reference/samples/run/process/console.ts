import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { LOG_LEVELS, type LogLevel, type Observed } from '../observation'

const METHODS = [
  ...LOG_LEVELS,
  ...['assert', 'clear', 'count', 'countReset', 'dir', 'dirxml', 'group', 'groupCollapsed', 'groupEnd'],
  ...['table', 'trace'],
] as const

const LEVELS: Record<string, LogLevel> = { assert: 'warn', trace: 'error' }

/** Output that differs between runs or versions of Node, and its replacement: what the latest Node prints. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  // The time of an event's creation cannot be overwritten.
  [/^(\s*timeStamp: )[\d.]+$/gm, '$10'],
  [/(\[Uint8Contents\]: <[^>]*>,\s+)byteLength(?=: \d)/g, '$1[byteLength]'],
  [/\[(Symbol\([^()]*\))\](?=: )/g, '$1'],
]

/**
 * Returns a console that records each call as text, identical on every machine and supported version of Node.
 */
export function createConsole(observe: (observed: Observed) => void): Record<string, unknown> {
  let text = ''
  const sink = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      done()
    },
  })
  const inspectOptions = { colors: false, breakLength: 80 }
  const printer = new Console({ stdout: sink, stderr: sink, inspectOptions })
  const call = (name: string, args: unknown[]): void => {
    text = ''
    const method: unknown = Reflect.get(printer, name)
    if (typeof method === 'function') Reflect.apply(method, printer, args)
    if (text === '') return
    observe({ kind: levelOf(name), text: invariant(text.replace(/\n$/, '')) })
  }
  const timing = { time() {}, timeEnd() {}, timeLog() {} }
  const calls = METHODS.map((name) => [name, (...args: unknown[]) => call(name, args)])
  return { ...Object.fromEntries(calls), ...timing }
}

function invariant(text: string): string {
  return VARIANTS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}

function levelOf(name: string): LogLevel {
  return LOG_LEVELS.find((level) => level === name) ?? LEVELS[name] ?? 'log'
}
