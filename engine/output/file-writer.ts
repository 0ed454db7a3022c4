import { linkSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'pathe'

/** Writes a file that does not exist yet. */
export type FileWriter = (file: string, content: string | Buffer) => void

/**
 * Returns a writer for a folder that will replace an earlier one. Files with the same content are
 * hard-linked, which takes a tenth of the time and preserves their dates.
 */
export function createFileWriter(folder: string, earlier: string): FileWriter {
  if (!lstatSync(earlier, { throwIfNoEntry: false })?.isDirectory()) return writeFileSync
  return (file, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    if (!linkSame(join(earlier, relative(folder, file)), file, bytes)) writeFileSync(file, bytes)
  }
}

/** The mode of newly written files. */
const MODE = 0o666 & ~process.umask()

/**
 * Returns false if the file is missing, differs, has other links or another mode, or if the disk has no
 * links.
 */
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
