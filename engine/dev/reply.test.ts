import { expect, test } from 'vitest'
import { found } from './reply'

test('a file is found under the address of its path, whatever letters are in it', () => {
  expect(found('/base/@fs/home/ж/50% #1?.png').location).toBe('/base/@fs/home/%D0%B6/50%25%20%231%3F.png')
})
