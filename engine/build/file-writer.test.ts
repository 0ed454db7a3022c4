import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { createFileWriter } from './file-writer'

const files = { 'same.html': 'one', 'other.html': 'one', 'gone.html': 'one' }

test('a file that the earlier folder has with the same bytes is the same file, any other is written', () => {
  const [folder, earlier] = [writeSite({}), writeSite(files)]
  const write = createFileWriter(folder, earlier)
  write(join(folder, 'same.html'), 'one')
  write(join(folder, 'other.html'), Buffer.from('two'))
  write(join(folder, 'new.html'), 'one')
  const inode = (place: string, name: string) => statSync(join(place, name)).ino
  expect(inode(folder, 'same.html')).toBe(inode(earlier, 'same.html'))
  expect(inode(folder, 'other.html')).not.toBe(inode(earlier, 'other.html'))
  expect(readFileSync(join(folder, 'other.html'), 'utf8')).toBe('two')
  expect(readFileSync(join(earlier, 'other.html'), 'utf8')).toBe('one')
  expect(readFileSync(join(folder, 'new.html'), 'utf8')).toBe('one')
})

test('without an earlier folder every file is written', () => {
  const folder = writeSite({})
  createFileWriter(folder, join(folder, 'none'))(join(folder, 'a.html'), 'one')
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('one')
})
