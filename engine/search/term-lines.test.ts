import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTermLine, termLine } from './term-lines'
import { FIELDS } from './types'

const pages = fc.uniqueArray(fc.nat(9999), { maxLength: 9 }).map((list) => list.sort((a, b) => a - b))
const fields = fc.record({ title: pages, heading: pages, text: pages, code: pages })

test('a line says what was written in it', () => {
  fc.assert(
    fc.property(fields, pages, (posting, heading) => {
      const read = readTermLine(termLine('wave', 'wave', posting, { heading }), 10_000)
      expect(read).toMatchObject({ key: 'wave', term: 'wave' })
      expect(read?.names.heading ?? []).toEqual(heading)
      const places = read?.places.pages.map((page, at) => [FIELDS[read.places.fields[at] ?? -1], page])
      expect(places).toEqual(
        FIELDS.flatMap((field) =>
          ({ ...{ name: [], keywords: [] }, ...posting })[field].map((page) => [field, page]),
        ),
      )
    }),
  )
})

test('the distances of pages are short', () => {
  expect(termLine('webtoken', 'getwebtoken', { title: [3, 4], text: [40, 76] })).toBe(
    'webtoken>getwebtoken;t3,1;x14,10',
  )
})

test.each(['', ';t1', 'wave;t', 'wave;z1', 'wave;t1;', 'wave;t1 2', 'wave;t9,1', 'a>b>c;t1', 'wave;t1,'])(
  'a line that is damaged is none: %j',
  (line) => expect(readTermLine(line, 10)).toBeUndefined(),
)
