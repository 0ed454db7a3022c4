import { expect, test } from 'vitest'
import { hasRowOf, hasWhole } from './canonical-pages'
import { searchOf, section, testPage, titlesFor } from './testing'

const types = {
  ...testPage(
    'Types',
    section('Waters', 'TideLevel (type): how high. Members: meters.\nTide (type): one turn.'),
  ),
  names: ['TideLevel', 'Tide'],
}
const store = {
  ...testPage('Station store', section('Methods', 'Name · Type\nlistTides() · Lists them.')),
  names: ['StationStore'],
}
const guide = testPage(
  'Guide to the tide',
  section('TideLevel', 'A TideLevel is a height. See stationStore.listTides, listTides and meters.'),
  section('Tide', 'Tide and tide again.'),
)
const search = searchOf([guide, types, store])
const hit = (text: string) => search.query(text).pages[0]?.hits[0]?.url

test('the name of an export leads to its home, and there to the row about it', () => {
  expect(titlesFor(search, 'TideLevel')[0]).toBe('Types')
  expect(hit('TideLevel')).toBe('/docs/Types#waters')
  expect(titlesFor(search, 'StationStore')[0]).toBe('Station store')
})

test('a name with a typo leads there, too', () => {
  expect(titlesFor(search, 'TideLevle')[0]).toBe('Types')
})

test('a name among other words leads to its home, also where another page has all of them in a row', () => {
  expect(titlesFor(search, 'StationStore list tides')[0]).toBe('Station store')
  expect(titlesFor(search, 'TideLevel guide')[0]).toBe('Types')
  expect(titlesFor(search, 'tide-level guide')[0]).toBe('Guide to the tide')
})

test('a plain word counts as the name of an export only in that exact spelling', () => {
  expect(titlesFor(search, 'Tide')[0]).toBe('Types')
  expect(titlesFor(search, 'tide')[0]).toBe('Guide to the tide')
})

test('a member leads to the page that has a row about it', () => {
  expect(titlesFor(search, 'listTides')[0]).toBe('Station store')
})

test('a member leads to its own row before a table that names it, however often', () => {
  const table = 'Member · Counts\nlistTides · Tides. See listTides and listTides.'
  const counts = testPage('Counts', section('All tides, listTides', table), section('More', 'listTides'))
  const rows = { ...section('Methods', 'listTides() · Lists them.'), rows: ['station-listtides'] }
  const home = testPage('Station', section('First', 'Text.'), rows)
  expect(searchOf([counts, home]).query('listTides').pages[0]?.hits[0]?.url).toBe(
    '/docs/Station#station-listtides',
  )
})

test('a member with its owner leads to the home of the owner', () => {
  expect(hit('StationStore.listTides')).toBe('/docs/Station-store#methods')
  expect(titlesFor(search, 'TideLevel.meters')[0]).toBe('Types')
})

test('a name is found whole, as it is spelled', () => {
  expect(hasWhole('See Tide.', 'Tide')).toBe(true)
  expect(['a tide', 'TideLevel', 'my-Tide', ''].map((text) => hasWhole(text, 'Tide'))).toEqual(
    Array(4).fill(false),
  )
  expect(hasWhole('TideLevel of a Tide', 'Tide')).toBe(true)
})

test('a row about a name begins with it', () => {
  expect(
    ['Tide · one', 'Name\nTide (type): one', 'Tide? · one'].map((text) => hasRowOf(text, 'Tide')),
  ).toEqual([true, true, true])
  expect(['a Tide', 'TideLevel · one', 'tide'].map((text) => hasRowOf(text, 'Tide'))).toEqual(
    Array(3).fill(false),
  )
})
