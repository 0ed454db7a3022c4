import { chmodSync, linkSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { createFileWriter } from './file-writer'

const EARLIER = { 'same.html': 'one', 'other.html': 'one', 'locked.html': 'one', 'shared.html': 'one' }

/** Returns the text of a file written beside an earlier build, and whether it is the same file. */
function written(
  name: string,
  text: string,
  change: (earlier: string) => void = () => {},
): [string, boolean] {
  const [folder, earlier] = [writeSite({}), writeSite(EARLIER)]
  change(earlier)
  createFileWriter(folder, earlier)(join(folder, name), text)
  const inode = (place: string) => statSync(join(place, name), { throwIfNoEntry: false })?.ino
  return [readFileSync(join(folder, name), 'utf8'), inode(folder) === inode(earlier)]
}

test('what the earlier folder has with the same bytes is the same file, all else is written', () => {
  expect(written('same.html', 'one')).toEqual(['one', true])
  expect(written('other.html', 'two')).toEqual(['two', false])
  expect(written('new.html', 'one')).toEqual(['one', false])
})

test('a file is not taken over that is somebody else’s as well, or has another mode', () => {
  const share = (earlier: string) => linkSync(join(earlier, 'shared.html'), join(earlier, 'release.html'))
  expect(written('shared.html', 'one', share)).toEqual(['one', false])
  expect(written('locked.html', 'one', (earlier) => chmodSync(join(earlier, 'locked.html'), 0o444))).toEqual([
    'one',
    false,
  ])
})

test('a symbolic link is never taken over', () => {
  const folder = writeSite({})
  const earlier = writeSite({ 'a.html': 'one' })
  symlinkSync('a.html', join(earlier, 'b.html'))
  const write = createFileWriter(folder, earlier)
  write(join(folder, 'a.html'), 'two')
  write(join(folder, 'b.html'), 'one')
  expect(readFileSync(join(folder, 'b.html'), 'utf8')).toBe('one')
})

test('a file that has become a folder is no obstacle', () => {
  const folder = writeSite({ 'status/keep.txt': '' })
  createFileWriter(folder, writeSite({ status: 'a file' }))(join(folder, 'status/a.html'), 'one')
  expect(readFileSync(join(folder, 'status/a.html'), 'utf8')).toBe('one')
})

test('without an earlier folder every file is written', () => {
  const folder = writeSite({})
  createFileWriter(folder, join(folder, 'none'))(join(folder, 'a.html'), 'one')
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('one')
})
