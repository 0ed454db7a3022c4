import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Observed } from '../../run/observation'
import { observedConsole } from './console'

type Call = (console: Record<string, (...args: unknown[]) => void>) => void

function here(call: Call): Observed[] {
  const seen: Observed[] = []
  call(observedConsole((observed) => seen.push(observed)) as never)
  return seen
}

function inNode(call: Call): string {
  let text = ''
  const stdout = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      done()
    },
  })
  call(new Console({ stdout, stderr: stdout, inspectOptions: { colors: false, breakLength: 80 } }) as never)
  return text.replace(/\n$/, '')
}

const CALLS: Record<string, Call> = {
  texts: ({ log }) => log?.('a', 1, { b: [null] }, 'it'),
  nothing: ({ log }) => log?.(),
  'a text alone': ({ log }) => log?.('100%'),
  places: ({ log }) =>
    log?.('%s|%d|%i|%f|%j|%%|%c|%s', 'a', '4.5', '4.5', '4.5', { a: 1 }, 'color: red', 7n, 'more'),
  'places without values': ({ log }) => log?.('%s and %s', 'one'),
  groups(console) {
    console.group?.('tides')
    console.log?.({ high: 3 }, 'a\nb')
    console.groupEnd?.()
    console.log?.('after')
  },
  counts(console) {
    console.count?.()
    console.count?.('berth')
    console.count?.()
    console.countReset?.()
    console.count?.()
  },
  assertions(console) {
    console.assert?.(true, 'no')
    console.assert?.(false, 'it is %s', 'low')
    console.assert?.(false)
  },
  dir: ({ dir }) => dir?.('text'),
}

test.each(Object.entries(CALLS))('writes %s as Node does', (_, call) => {
  expect(
    here(call)
      .map((observed) => ('text' in observed ? observed.text : ''))
      .join('\n'),
  ).toBe(inNode(call))
})

test('tells warnings and errors apart', () => {
  const seen = here((console) => {
    console.warn?.('a')
    console.error?.('b')
    console.assert?.(false)
  })
  expect(seen.map(({ kind }) => kind)).toEqual(['warn', 'error', 'warn'])
})
