import { expect, test } from 'vitest'
import { isWebAddress } from './web-address'

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
