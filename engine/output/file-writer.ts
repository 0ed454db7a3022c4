import { linkSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'pathe'

/** Writes a file that is not there yet. */
export type FileWriter = (file: string, content: string | Buffer) => void

/**
 * Fills a folder that will take the place of an earlier one. What that has with the same bytes is linked, which takes a
 * tenth of the time of writing it, and leaves it its date.
 */
export function createFileWriter(folder: string, earlier: string): FileWriter {
  if (!lstatSync(earlier, { throwIfNoEntry: false })?.isDirectory()) return writeFileSync
  return (file, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    if (!linkSame(join(earlier, relative(folder, file)), file, bytes)) writeFileSync(file, bytes)
  }
}

/** The mode of a file that is written now. */
const MODE = 0o666 & ~process.umask()

/** False where it is not there, is another file or somebody else's as well, or lies where there are no links. */
function linkSame(from: string, to: string, bytes: Buffer): boolean {
  try {
    const known = lstatSync(from)
    const isOurs = known.isFile() && known.nlink === 1 && (known.mode & 0o777) === MODE
    if (!isOurs || known.size !== bytes.length || !readFileSync(from).equals(bytes)) return false
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
