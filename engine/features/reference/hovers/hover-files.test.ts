import { expect, test } from 'vitest'
import { createReference } from '../api/reference'
import { referenceOf } from '../api/testing'
import { typeHovers } from './hover-files'
import { codeKey, mayHaveTypes } from './type-hovers'

const reference = createReference([], [])
const info = { code: 'function at(day: Date): Tide', doc: 'Finds a tide.', of: '@acme/tides#at' }
const sample = {
  code: 'at(now); at(then)',
  names: [2, 11].map((end) => ({ start: end - 2, length: 2, info: 0 })),
}
const names = new Map([
  ['docs/a.mdx', { infos: [info], samples: [sample] }],
  [
    'docs/_part.mdx',
    { infos: [{ code: 'const tide: Tide' }, info], samples: [{ ...sample, code: 'at(now), at(then)' }] },
  ],
])

test('a page has the types of its own samples and those of its partials, each name once', () => {
  expect(typeHovers(['docs/a.mdx', 'docs/_part.mdx'], names, reference)).toEqual({
    names: [{ code: info.code, doc: info.doc }, { code: 'const tide: Tide' }],
    samples: {
      [codeKey('at(now); at(then)')]: [0, 2, 0, 7, 2, 0],
      [codeKey('at(now), at(then)')]: [0, 2, 1, 7, 2, 1],
    },
  })
})

test('a member is described by its meaning in the reference, up to the end of a sentence', async () => {
  const tides = await referenceOf(
    'export interface Tide {\n/** Where `it` is. As a name. */ station: string }',
  )
  const of = '@harbor/tides#Tide'
  const infos = [
    { code: 'Tide.station: string', of, member: 'station' },
    { code: 'Tide.other: string', of, member: 'other', doc: 'Another.' },
    { code: 'interface Tide', of },
  ]
  const shown = new Map([['docs/a.mdx', { infos, samples: [] }]])
  expect(typeHovers(['docs/a.mdx'], shown, tides).names.map(({ doc }) => doc)).toEqual([
    'Where it is.',
    'Another.',
    undefined,
  ])
})

test('a page whose samples are not checked has no names', () => {
  expect(typeHovers(['docs/other.mdx'], names, reference)).toEqual({ names: [], samples: {} })
})

test.each([
  ['TypeScript', true],
  ['TSX', true],
  ['Angular TypeScript', true],
  ['JavaScript', false],
  ['Angular HTML', false],
])('code in %s may have types: %s', (language, may) => {
  expect(mayHaveTypes(language)).toBe(may)
})

test('the key of a sample depends on all of its code', () => {
  expect(codeKey('')).not.toBe(codeKey(' '))
  expect(codeKey('ab')).not.toBe(codeKey('ba'))
})
