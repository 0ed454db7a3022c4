import { inspect as nodeInspect } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inspect } from './inspect'

/** Before version 24, Node put symbol keys in brackets. */
const asNode = (value: unknown) =>
  nodeInspect(value, { breakLength: 80, colors: false }).replace(/\[(Symbol\([\w.]*\))\](?=: )/g, '$1')

class Buoy {
  name = 'north'
  #hidden = 1
  get depth() {
    return this.#hidden
  }
}

class TideError extends Error {}

function withoutStack<E extends Error>(error: E): E {
  error.stack = `${error.constructor.name}: ${error.message}`.replace(/: $/, '')
  return error
}

const circular: Record<string, unknown> = { name: 'ring', list: [] }
circular.self = circular
circular.list = [circular, { circular }]

const VALUES: Record<string, unknown> = {
  primitives: [1, -0, 12n, 'it', "it's", `"it's"`, '`"\'', true, null, undefined, Symbol('a'), Number.NaN],
  escapes: ['a\nb\tc\\', '\u0000\u001b', 'ä€😀'],
  'an object': { a: 1, 'b-c': 2, [Symbol('s')]: 3, 4: 5 },
  'empty things': [{}, [], new Map(), new Set(), new Buoy(), '', Object.create(null)],
  nesting: { a: { b: { c: { d: 1 } }, list: [[[[1]]]] } },
  'deep objects with names': { a: { b: { c: new Buoy(), d: new Map([[1, 2]]), e: [], f: {} } } },
  circular,
  'a class instance': new Buoy(),
  'no prototype': Object.assign(Object.create(null), { a: 1 }),
  functions: [() => 1, function named() {}, class {}, Buoy, TideError, async () => {}, function* g() {}],
  'functions with properties': Object.assign(function f() {}, { a: 1 }),
  maps: new Map<unknown, unknown>([
    ['a', { b: 1 }],
    [{ c: 1 }, new Set([1, 'two'])],
  ]),
  dates: [new Date(0), new Date(Number.NaN)],
  expressions: [/a+/gi, new Uint8Array([1, 2, 3]), new WeakSet()],
  boxes: [Object(1), Object('a'), Object(false)],
  accessors: {
    get a() {
      return 1
    },
    set a(_: number) {},
    get b() {
      return 1
    },
    set c(_: number) {},
  },
  // biome-ignore lint/suspicious/noSparseArray: they are what is printed
  holes: [1, , , 2, ,],
  'a list with properties': Object.assign([1, 2], { total: 3 }),
  'many numbers': Array.from({ length: 120 }, (_, index) => index * 7),
  'many words': Array.from({ length: 27 }, (_, index) => 'x'.repeat((index % 5) + 1)),
  'long entries': Array.from({ length: 9 }, (_, index) => `${'long '.repeat(8)}${index}`),
  'a long line': {
    text: 'a '.repeat(60),
    more: 'first line that is rather long, and even longer\n'.repeat(3),
  },
  'many keys': Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key${index}`, index])),
  errors: [
    withoutStack(new Error('low')),
    withoutStack(new TideError('high')),
    withoutStack(new TypeError('')),
  ],
  'errors with more': withoutStack(Object.assign(new Error('low', { cause: 'ebb' }), { code: 3 })),
  tags: { [Symbol.toStringTag]: 'Tagged', a: 1 },
  parameters: new URLSearchParams('a=1&b=2&a=3'),
}

test.each(Object.entries(VALUES))('prints %s as Node does', (_, value) => {
  expect(inspect(value)).toBe(asNode(value))
})

test('prints any JSON as Node does', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(inspect(value)).toBe(asNode(value))
    }),
    { numRuns: 500, seed: 7 },
  )
})
