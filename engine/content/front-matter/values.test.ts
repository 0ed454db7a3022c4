import { expect, test } from 'vitest'
import { isWebAddress, parseDate } from './values'

test.each([
  ['2024-01-31', '2024-01-31T00:00:00.000Z'],
  ['2024/1/3', '2024-01-03T00:00:00.000Z'],
  ['2024-01-31 09:30', '2024-01-31T09:30:00.000Z'],
  ['2024-01-31T09:30:15Z', '2024-01-31T09:30:15.000Z'],
  ['2024-01-31T23:30:00-02:00', '2024-02-01T01:30:00.000Z'],
  ['2024-01-01T00:30:00+0200', '2023-12-31T22:30:00.000Z'],
])('%s is read, in UTC unless it has a zone of its own', (written, moment) => {
  expect(parseDate(written)).toBe(moment)
})

test.each(['2024-02-30', '2024-13-01', '31.1.2024', '2024-01-31T25:00', 'soon', ''])(
  '"%s" is not a date',
  (text) => {
    expect(parseDate(text)).toBeUndefined()
  },
)

test.each(['https://example.com', 'HTTP://example.com/a?b#c', 'mailto:mira@example.com'])(
  '%s is an address',
  (address) => expect(isWebAddress(address)).toBe(true),
)

test.each([
  'example.com',
  '/about',
  '//example.com',
  'https://',
  'https:///a',
  'javascript:a',
  'https://a b',
  '',
])('%s is none', (address) => expect(isWebAddress(address)).toBe(false))
