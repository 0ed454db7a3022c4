import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Observed } from '../../samples/run/observation'
import { createConsole } from './console'

type Call = (console: Record<string, (...args: unknown[]) => void>) => void

function here(call: Call): Observed[] {
  const seen: Observed[] = []
  call(createConsole((observed) => seen.push(observed)) as never)
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

const tableOf = (...args: unknown[]) =>
  here(({ log }) => log?.(...args)).map((one) => ('table' in one ? one.table : undefined))

test('a list of objects with the same properties is also shown as a table', () => {
  const [seen] = here(({ log }) =>
    log?.([
      { tide: 'high', at: 3 },
      { tide: 'low', at: [9, { h: null }], far: 1n },
    ]),
  )
  expect(seen).toEqual({
    kind: 'log',
    text: expect.stringContaining("{ tide: 'low', at: [ 9, [Object] ], far: 1n }"),
    table: {
      caption: '2 rows',
      columns: ['tide', 'at', 'far'],
      rows: [
        ['high', '3', ''],
        ['low', '[ 9, { h: null } ]', '1n'],
      ],
      moreRows: 0,
      moreColumns: 0,
    },
  })
  expect(tableOf('Tides: ', [{ at: 3 }])).toMatchObject([{ caption: 'Tides: 1 row' }])
})

test('the rows and columns left out of a large table are counted', () => {
  const wide = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [`column ${index}`, 'x'.repeat(500)]),
  )
  const [table] = tableOf(Array.from({ length: 70 }, () => wide))
  expect(table).toMatchObject({ caption: '70 rows', moreRows: 20, moreColumns: 3 })
  expect(table && [table.rows.length, table.columns.length, table.rows[0]?.[0]?.length]).toEqual([50, 8, 121])
})

test.each([
  ['no objects', [1, 2]],
  ['an empty list', []],
  ['a gap', Object.assign([{ a: 1 }], { 2: { a: 2 } })],
  ['objects that have little in common', [{ a: 1 }, { b: 1, c: 1, d: 1 }]],
  ['objects of a class', [new Date(0), new Date(1)]],
  [
    'what is read by code',
    [
      {
        get a() {
          throw new Error('read')
        },
      },
    ],
  ],
])('%s is no table', (_, list) => {
  expect(tableOf(list)).toEqual([undefined])
})
