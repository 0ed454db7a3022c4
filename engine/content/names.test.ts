import { expect, test } from 'vitest'
import { splitNumberPrefix, stripNumberPrefixes } from './names'

test.each([
  ['010-connection', 'connection', 10],
  ['010 connection', 'connection', 10],
  ['01. x', 'x', 1],
  ['1_intro', 'intro', 1],
  ['02 - setup', 'setup', 2],
  ['0-zero', 'zero', 0],
])('%s is %s at %d', (name, rest, number) => {
  expect(splitNumberPrefix(name)).toEqual({ name: rest, number })
})

test.each([
  '2021-11-foo',
  '7.0-foo',
  '2021-11-30',
  '1.2.3',
  'intro',
  '404',
  '10-',
  '3d-view',
  'v1-x',
  '2026 in review',
])('%s has no prefix', (name) => {
  expect(splitNumberPrefix(name)).toEqual({ name })
})

test('every folder of a path loses its prefix', () => {
  expect(stripNumberPrefixes('01-guides/2021-11-news/02 setup')).toBe('guides/2021-11-news/setup')
})
