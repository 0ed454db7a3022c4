import { expect, test } from 'vitest'
import { referenceOf } from './testing'

const TIDES = 'export interface Tide {}\nexport interface Station {}\nexport declare function next(): Tide'

const addressesOf = async (pages: Record<string, string>) => {
  const scanned = Object.entries(pages).map(([path, text]) => ({ path, text }))
  const { addressOf } = await referenceOf(TIDES, undefined, scanned)
  return ['Tide', 'Station', 'next'].map((name) => addressOf(`@harbor/tides#${name}`))
}

test('an export is documented by the page that names it first, else in its head, its row, its members', async () => {
  const pages = {
    '/members': '<Members of="Tide" />\n<Members of="Station" only="properties" />',
    '/types': '<TypeFilter />\n\n<TypeTable>\n\n- `Tide`: one turn.\n* `none`: nothing.\n\n</TypeTable>',
    '/next': '<ApiHead of="next, Tide" />',
    '/tide': '<ApiHead of="Tide, next" />',
  }
  expect(await addressesOf(pages)).toEqual(['/tide', '/members#station-members', '/next'])
  const { '/tide': _, ...without } = pages
  expect(await addressesOf(without)).toEqual(['/next', '/members#station-members', '/next'])
  expect(await addressesOf({ '/types': pages['/types'] })).toEqual(['/types#Tide', undefined, undefined])
})

test('a page knows the exports that it documents', async () => {
  const pages = [
    { path: '/types', text: '<TypeTable>\n\n- `Tide`: one turn.\n\n</TypeTable>' },
    { path: '/next', text: '<ApiHead of="next, Station" />' },
  ]
  const { exportsOn } = await referenceOf(TIDES, undefined, pages)
  const names = (path: string) => exportsOn(path).map(({ name }) => name)
  expect([names('/types'), names('/next').sort(), names('/none')]).toEqual([
    ['Tide'],
    ['Station', 'next'],
    [],
  ])
})

test('a name that is not the first in a head leads to its table of members', async () => {
  const text = '<ApiHead\n  of="next, @harbor/tides#Tide"\n/>\n\n<Members of="@harbor/tides#Tide" />'
  expect(await addressesOf({ '/next': text })).toEqual(['/next#tide-members', undefined, '/next'])
})

test('a row on the page whose head names a type is its address', async () => {
  const text =
    '<ApiHead of="Station, Tide" />\n\n<TypeTable>\n\n- `Station`: a place.\n- `Tide`: one turn.\n\n</TypeTable>'
  expect(await addressesOf({ '/types': text })).toEqual(['/types#Tide', '/types#Station', undefined])
})
