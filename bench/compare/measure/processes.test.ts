import { expect, test } from 'vitest'
import { childSeconds } from './processes'

test('the time of finished children is read even after a process name with spaces and brackets', () => {
  expect(childSeconds('7 (sh (a) b) S 1 7 7 0 -1 0 1 2 3 4 11 12 250 50 20 0 1 0 99')).toBe(3)
})
