import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { chooseCoding, readNotFound } from './not-found-reply'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['brotli', 'identity'],
  ['', 'identity'],
])('to a browser that accepts "%s" the page is sent as %s', (accepted, coding) => {
  expect(chooseCoding(['br', 'gzip', 'identity'], accepted)).toBe(coding)
})

test('a page that was not compressed is sent as it is', () => {
  const page = readNotFound(writeSite({ '404.html': 'plain' }))
  expect(chooseCoding([...page.keys()], 'gzip, br')).toBe('identity')
  expect(page.get('identity')?.toString()).toBe('plain')
})

test('a folder without a not-found page has nothing to send', () => {
  expect(readNotFound(join(writeSite({ 'index.html': '' }), 'none')).size).toBe(0)
})
