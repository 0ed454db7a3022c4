import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { openTable } from '../cache/table'
import { writeSite } from '../content/test-site'
import { createFileWriter } from './file-writer'

const writerTo = (folder: string, earlier: string, cache = folder) =>
  createFileWriter(folder, earlier, openTable(cache, 'written'))

const EARLIER = { 'same.html': 'one', 'other.html': 'one', 'locked.html': 'one', 'shared.html': 'one' }

/** Returns the text of a file written beside an earlier build, and whether it is the same file. */
function written(
  name: string,
  text: string,
  change: (earlier: string) => void = () => {},
): [string, boolean] {
  const [folder, earlier] = [writeSite({}), writeSite(EARLIER)]
  change(earlier)
  writerTo(folder, earlier).write(join(folder, name), text)
  const inode = (place: string) => statSync(join(place, name), { throwIfNoEntry: false })?.ino
  return [readFileSync(join(folder, name), 'utf8'), inode(folder) === inode(earlier)]
}

test('a file with the same bytes is reused from the earlier folder; all others are written', () => {
  expect(written('same.html', 'one')).toEqual(['one', true])
  expect(written('other.html', 'two')).toEqual(['two', false])
  expect(written('new.html', 'one')).toEqual(['one', false])
})

test('a file with other hard links, or with another mode, is not reused', () => {
  const share = (earlier: string) => linkSync(join(earlier, 'shared.html'), join(earlier, 'release.html'))
  expect(written('shared.html', 'one', share)).toEqual(['one', false])
  expect(written('locked.html', 'one', (earlier) => chmodSync(join(earlier, 'locked.html'), 0o444))).toEqual([
    'one',
    false,
  ])
})

test('a symbolic link is never reused', () => {
  const folder = writeSite({})
  const earlier = writeSite({ 'a.html': 'one' })
  symlinkSync('a.html', join(earlier, 'b.html'))
  const { write } = writerTo(folder, earlier)
  write(join(folder, 'a.html'), 'two')
  write(join(folder, 'b.html'), 'one')
  expect(readFileSync(join(folder, 'b.html'), 'utf8')).toBe('one')
})

test('a file that has become a folder is no obstacle', () => {
  const folder = writeSite({ 'status/keep.txt': '' })
  writerTo(folder, writeSite({ status: 'a file' })).write(join(folder, 'status/a.html'), 'one')
  expect(readFileSync(join(folder, 'status/a.html'), 'utf8')).toBe('one')
})

test('without an earlier folder every file is written', () => {
  const folder = writeSite({})
  writerTo(folder, join(folder, 'none')).write(join(folder, 'a.html'), 'one')
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('one')
})

/** Writes cached content in two builds, the second time after a change. @returns the text, and whether it was read. */
function writtenAgain(digest: string, change: (file: string) => void = () => {}): [string, boolean] {
  const [cache, place] = [writeSite({}), writeSite({ 'out/keep.txt': '' })]
  const out = join(place, 'out')
  const build = (digest: string, text: string): boolean => {
    let isRead = false
    const folder = join(place, `partial ${digest}`)
    mkdirSync(folder)
    const writer = writerTo(folder, out, cache)
    const read = () => {
      isRead = true
      return Buffer.from(text)
    }
    writer.write(join(folder, 'a.html'), { digest, read })
    rmSync(out, { recursive: true })
    renameSync(folder, out)
    writer.save()
    return isRead
  }
  build('one', 'one')
  change(join(out, 'a.html'))
  const isRead = build(digest, digest)
  return [readFileSync(join(out, 'a.html'), 'utf8'), isRead]
}

test('cached content is not read if the earlier folder has its file, untouched', () => {
  expect(writtenAgain('one')).toEqual(['one', false])
  expect(writtenAgain('two')).toEqual(['two', true])
})

test('a written file that was changed since is written again, even if its size and date are the same', () => {
  const replace = (file: string) => {
    const { atime, mtime } = statSync(file)
    writeFileSync(`${file}.new`, 'two')
    utimesSync(`${file}.new`, atime, mtime)
    renameSync(`${file}.new`, file)
  }
  const edit = (file: string) => {
    writeFileSync(file, 'two')
    // The clock of a disk may not have ticked since the build.
    utimesSync(file, 1, 1)
  }
  expect(writtenAgain('one', edit)).toEqual(['one', true])
  expect(writtenAgain('one', replace)).toEqual(['one', true])
  expect(writtenAgain('one', (file) => rmSync(file))).toEqual(['one', true])
})
