import { expect, test } from 'vitest'
import { digestOf } from './digest'

test('a text has one digest, another text another', () => {
  expect(digestOf('text')).toBe(digestOf('text'))
  expect(digestOf('text')).not.toBe(digestOf('texts'))
  expect(digestOf('')).toMatch(/^[\da-f]{8}$/)
})
