import { expect, test } from 'vitest'
import { redirectReply } from './reply'

test('a file is found by its encoded path, whatever letters it has', () => {
  expect(redirectReply('/base/@fs/home/ж/50% #1?.png').location).toBe(
    '/base/@fs/home/%D0%B6/50%25%20%231%3F.png',
  )
})
