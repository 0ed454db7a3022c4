import { writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../../content/test-site'
import { isBrokenPicture } from './picture-check'

test.each([
  ['photo.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', false],
  ['photo.JPG', '\xff\xd8\xff\xe0', false],
  ['photo.webp', 'RIFF\n\0\0\0WEBPVP8 ', false],
  ['photo.avif', '\0\0\0\x1cftypavif', false],
  ['drawing.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ['notes.pdf', '', false],
  ['empty.png', '', true],
  ['page.png', '<!doctype html>', true],
  ['photo.gif', '\xff\xd8\xff\xe0', true],
  ['cut.svg', '<sv', true],
])('[D3] %s with %j', (name, content, isBroken) => {
  const file = join(writeSite({}), name)
  writeFileSync(file, content, 'latin1')
  expect(isBrokenPicture(file)).toBe(isBroken)
})
