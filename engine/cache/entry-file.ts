import { closeSync, fstatSync, openSync, readFileSync, readSync, rmSync, writevSync } from 'node:fs'
import { crc32 } from 'node:zlib'

// An entry is its head, then its parts. The head has the number of parts, the length of each, the checksum of each,
// and a checksum of all this and of the entry's name. A damaged, incomplete or misplaced entry is thus found when it
// is read.

/** Bytes of a number. */
const NUMBER = 4

/** Replaces what has the entry's name, even if it is a folder or cannot be written to. */
export function writeEntry(file: string, name: string, parts: readonly Buffer[]): void {
  const opened = openToWrite(file)
  try {
    // Writes the parts without joining them.
    writevSync(opened, [headOf(name, parts), ...parts.filter(({ length }) => length > 0)])
  } finally {
    closeSync(opened)
  }
}

function openToWrite(file: string): number {
  try {
    return openSync(file, 'w')
  } catch {
    rmSync(file, { recursive: true, force: true })
    return openSync(file, 'w')
  }
}

function headOf(name: string, parts: readonly Buffer[]): Buffer {
  const lengths = parts.map(({ length }) => length)
  const start = numbers(parts.length, ...lengths, ...parts.map((part) => crc32(part)))
  return Buffer.concat([start, numbers(crc32(name, crc32(start)))])
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * NUMBER)
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * NUMBER)
  return bytes
}

/** Returns the parts of an entry; undefined if it is missing or damaged. */
export function readEntry(file: string, name: string): Buffer[] | undefined {
  try {
    const content = readFileSync(file)
    return intactParts(content, headIn(content, content.length, name))
  } catch {
    return undefined
  }
}

const start = Buffer.alloc(2 ** 16)

/** Returns the first parts of an entry, mostly without reading the others; undefined if it is missing or damaged. */
export function readFirstParts(file: string, name: string, count: number): Buffer[] | undefined {
  let opened: number | undefined
  try {
    opened = openSync(file, 'r')
    const length = readSync(opened, start, 0, start.length, 0)
    const head = headIn(start.subarray(0, length), fstatSync(opened).size, name).slice(0, count)
    const end = head.at(-1)?.end ?? 0
    return intactParts(end > length ? readFileSync(file) : Buffer.from(start.subarray(0, end)), head)
  } catch {
    return undefined
  } finally {
    if (opened !== undefined) closeSync(opened)
  }
}

interface Part {
  start: number
  end: number
  checksum: number
}

/**
 * Returns where the parts are.
 * @throws if the head is damaged, or the parts do not fill a file of this size.
 */
function headIn(content: Buffer, size: number, name: string): Part[] {
  const count = content.readUInt32LE(0)
  const length = (1 + 2 * count) * NUMBER
  if (content.readUInt32LE(length) !== crc32(name, crc32(content.subarray(0, length)))) throw new Error(name)
  const parts: Part[] = []
  let end = length + NUMBER
  for (let part = 1; part <= count; part++) {
    const start = end
    end += content.readUInt32LE(part * NUMBER)
    parts.push({ start, end, checksum: content.readUInt32LE((count + part) * NUMBER) })
  }
  if (end !== size) throw new Error(name)
  return parts
}

function intactParts(content: Buffer, parts: readonly Part[]): Buffer[] | undefined {
  const found = parts.map(({ start, end }) => content.subarray(start, end))
  return found.every((part, at) => crc32(part) === parts[at]?.checksum) ? found : undefined
}
