import { closeSync, fstatSync, openSync, readFileSync, readSync, writevSync } from 'node:fs'

/** Length of the names of entries, in bytes. */
const NAME = 40

/**
 * Writes the number of parts, their lengths, the parts, and last the name, which reveals incomplete writes: a file
 * truncated by a full disk lacks it.
 */
export function writeEntry(file: string, name: string, parts: readonly Buffer[]): void {
  const head = Uint32Array.of(parts.length, ...parts.map(({ length }) => length))
  const opened = openSync(file, 'w')
  try {
    // Writes the parts without joining them.
    writevSync(opened, [
      Buffer.from(head.buffer),
      ...parts.filter(({ length }) => length > 0),
      Buffer.from(name),
    ])
  } finally {
    closeSync(opened)
  }
}

/** Returns the parts of an entry; undefined if it is missing or incomplete. */
export function readEntry(file: string, name: string): Buffer[] | undefined {
  const content = readIfThere(file)
  const ends = content && endsOf(content, content.length)
  if (!ends || content.subarray(-NAME).toString() !== name) return undefined
  return ends.slice(1).map((end, part) => content.subarray(ends[part], end))
}

const start = Buffer.alloc(2 ** 16)

/** Returns the first parts of an entry, mostly without reading the others; undefined if it is missing or incomplete. */
export function readFirstParts(file: string, count: number): Buffer[] | undefined {
  let opened: number | undefined
  try {
    opened = openSync(file, 'r')
    const length = readSync(opened, start, 0, start.length, 0)
    const ends = endsOf(start.subarray(0, length), fstatSync(opened).size)?.slice(0, count + 1)
    if (!ends) return undefined
    const content = (ends.at(-1) ?? 0) > length ? readFileSync(file) : start
    return ends.slice(1).map((end, part) => Buffer.from(content.subarray(ends[part], end)))
  } catch {
    return undefined
  } finally {
    if (opened !== undefined) closeSync(opened)
  }
}

/** Returns where the first part starts, and where each part ends; undefined unless they fill a file of this size. */
function endsOf(content: Buffer, size: number): number[] | undefined {
  if (content.length < 4) return undefined
  const count = content.readUInt32LE(0)
  const ends = [4 * (count + 1)]
  if (4 * (count + 1) > content.length) return undefined
  for (let part = 0; part < count; part++) ends.push((ends[part] ?? 0) + content.readUInt32LE(4 * (part + 1)))
  return ends.at(-1) === size - NAME ? ends : undefined
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
