import { linkSync, lstatSync, readFileSync, type Stats, writeFileSync } from 'node:fs'
import type { Table } from '../cache/table'
import type { FileContent } from '../feature'

/** Writes a file that does not exist yet. */
export type WriteFile = (file: string, content: FileContent) => void

export interface FileWriter {
  write: WriteFile
  /** Records the files for the next build, once their folder has replaced the earlier one. */
  save(): void
}

/**
 * Returns a writer for a folder that will replace an earlier one. Files with the same content are
 * hard-linked, which takes a tenth of the time and preserves their dates.
 */
export function createFileWriter(folder: string, earlier: string, written: Table<true>): FileWriter {
  const isThere = lstatSync(earlier, { throwIfNoEntry: false })?.isDirectory() === true
  const writeBytes = (from: string, file: string, bytes: Buffer): void => {
    const isSame = ({ size }: Stats) => size === bytes.length && readFileSync(from).equals(bytes)
    if (!isThere || !link(from, file, isSame)) writeFileSync(file, bytes)
  }
  return {
    write(file, content) {
      const from = earlier + file.slice(folder.length)
      if (typeof content === 'string') return writeBytes(from, file, Buffer.from(content))
      if (Buffer.isBuffer(content)) return writeBytes(from, file, content)
      const stateOf = ({ ino, size, mtimeMs }: Stats) => [content.digest, ino, size, mtimeMs].join(' ')
      const isSame = (known: Stats) => written.get(from, stateOf(known)) === true
      if (!isThere || !link(from, file, isSame)) writeBytes(from, file, content.read())
      written.set(from, stateOf(lstatSync(file)), true)
    },
    save: written.save,
  }
}

/** The mode of newly written files. */
const MODE = 0o666 & ~process.umask()

/**
 * Links a file. Returns false if it is missing, differs, has other links or another mode, or if the disk has no
 * links.
 */
function link(from: string, to: string, isSame: (known: Stats) => boolean): boolean {
  try {
    const known = lstatSync(from)
    const isOurs = known.isFile() && known.nlink === 1 && (known.mode & 0o777) === MODE
    if (!isOurs || !isSame(known)) return false
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
