import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writevSync } from 'node:fs'
import { dirname, join } from 'pathe'

/** Bytes kept on disk by the hash of all that goes into them: several parts in one file, which is one read. */
export interface PackStore {
  read(key: string): Buffer[] | undefined
  write(key: string, parts: readonly Buffer[]): void
  /** Removes what was neither read nor written since the store was opened. */
  forgetUnused(): void
}

/** Reading and writing is synchronous: for thousands of small files that is the fastest way. */
export function openPackStore(folder: string): PackStore {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2))
  const used = new Set<string>()
  const made = new Set<string>()
  return {
    read(key) {
      const parts = unpack(readIfThere(fileOf(key)), key)
      if (parts) used.add(fileOf(key))
      return parts
    },
    write(key, parts) {
      const file = fileOf(key)
      if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
      made.add(dirname(file))
      writeAll(file, pack(parts, key))
      used.add(file)
    },
    forgetUnused() {
      for (const file of filesIn(folder)) if (!used.has(file)) rmSync(file, { force: true })
    },
  }
}

/** How many parts there are, how long each is, the parts, and the key: a file that a stopped build left has no end. */
function pack(parts: readonly Buffer[], key: string): Buffer[] {
  const head = Uint32Array.of(parts.length, ...parts.map(({ length }) => length))
  return [Buffer.from(head.buffer), ...parts.filter(({ length }) => length > 0), Buffer.from(key)]
}

/** Without a copy of all parts together. What is cut short, as on a full disk, has no end either. */
function writeAll(file: string, parts: readonly Buffer[]): void {
  const opened = openSync(file, 'w')
  try {
    writevSync(opened, parts)
  } finally {
    closeSync(opened)
  }
}

function unpack(file: Buffer | undefined, key: string): Buffer[] | undefined {
  if (!file || file.length < 4 || file.subarray(-key.length).toString() !== key) return undefined
  const count = file.readUInt32LE(0)
  const parts: Buffer[] = []
  let start = 4 * (count + 1)
  if (start > file.length) return undefined
  for (let part = 0; part < count; part++) {
    const end = start + file.readUInt32LE(4 * (part + 1))
    parts.push(file.subarray(start, end))
    start = end
  }
  return start === file.length - key.length ? parts : undefined
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function filesIn(folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/** Results kept on disk by the hash of all that goes into them. */
export interface JsonCache<Value> {
  read(key: string): Promise<Value | undefined>
  write(key: string, value: Value): Promise<void>
  /** Removes what was neither read nor written since the cache was opened. */
  forgetUnused(): void
}

/** @param isValue tells a whole entry from what an older engine has left. */
export function createJsonCache<Value>(
  folder: string,
  isValue: (value: unknown) => value is Value,
): JsonCache<Value> {
  const store = openPackStore(folder)
  return {
    async read(key) {
      const [text] = store.read(key) ?? []
      const value: unknown = text && JSON.parse(text.toString())
      return isValue(value) ? value : undefined
    },
    write: async (key, value) => store.write(key, [Buffer.from(JSON.stringify(value))]),
    forgetUnused: store.forgetUnused,
  }
}
