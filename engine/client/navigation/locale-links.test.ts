import { expect, test } from 'vitest'
import { isAt } from './locale-links'

const bases = ['/base/', '/base/fr/', '/base/fr/ca/']

test('a path belongs to the locale with the longest base above it', () => {
  expect(isAt('/base/guide', '/base/', bases)).toBe(true)
  expect(isAt('/base', '/base/', bases)).toBe(true)
  expect(isAt('/base/french', '/base/', bases)).toBe(true)
  expect(isAt('/base/fr', '/base/', bases)).toBe(false)
  expect(isAt('/base/fr/guide', '/base/', bases)).toBe(false)
  expect(isAt('/base/fr/guide', '/base/fr/', bases)).toBe(true)
  expect(isAt('/base/fr/ca/guide', '/base/fr/', bases)).toBe(false)
  expect(isAt('/base/guide', '/base/fr/', bases)).toBe(false)
})
