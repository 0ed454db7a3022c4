import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'pathe'
import { readEntry, readFirstParts, writeEntry } from './entry-file'
import { engineVersion, hash } from './hash'
import { makeFolder } from './paths'

/**
 * All kinds of cached results, each in a folder of its own. Those of a feature begin with its name. Several commands use
 * the ones in `shared/`: an entry that one command has not used may still serve another.
 */
export type Kind =
  | 'built'
  | 'compressed'
  | 'markdown'
  | 'pages'
  | 'sources'
  | 'written'
  | `${string}/${string}`

/**
 * Results by a key of everything they depend on. Every key includes the engine's version, so a value always has the
 * shape that the current engine expects.
 */
export interface Store {
  /** Returns the stored parts; undefined if the entry is missing or damaged. */
  read(key: string): Buffer[] | undefined
  /** Returns the first parts, without reading the others, which may be damaged. */
  readFirst(key: string, count: number): Buffer[] | undefined
  write(key: string, parts: readonly Buffer[]): void
  /** Returns the stored JSON value. */
  get<Value>(key: string): Value | undefined
  set(key: string, value: unknown): void
  /** Returns the stored value if it is valid; otherwise stores and returns the result of `make`. */
  memo<Value>(
    key: string,
    make: () => Value | Promise<Value>,
    isCurrent?: (value: Value) => boolean,
  ): Promise<Value>
  /** Removes entries that were neither read nor written since the store was opened. */
  forgetUnused(): void
}

/** Reads and writes synchronously, which is fastest for thousands of small files. */
export function openStore(cache: string, kind: Kind): Store {
  const folder = join(cache, kind)
  const fileOf = (name: string) => `${folder}/${name}`
  const fileName = (key: string) => hash(engineVersion(), key)
  const used = new Set<string>()
  let isMade = false
  const read: Store['read'] = (key) => {
    const name = fileName(key)
    const parts = readEntry(fileOf(name), name)
    if (parts) used.add(fileOf(name))
    return parts
  }
  const readFirst: Store['readFirst'] = (key, count) => {
    const name = fileName(key)
    const parts = readFirstParts(fileOf(name), name, count)
    if (parts) used.add(fileOf(name))
    return parts
  }
  const write: Store['write'] = (key, parts) => {
    const name = fileName(key)
    if (!isMade) makeFolder(folder)
    isMade = true
    writeEntry(fileOf(name), name, parts)
    used.add(fileOf(name))
  }
  const get: Store['get'] = (key) => {
    const [text] = read(key) ?? []
    return text && JSON.parse(text.toString())
  }
  const set: Store['set'] = (key, value) => write(key, [Buffer.from(JSON.stringify(value))])
  return {
    read,
    readFirst,
    write,
    get,
    set,
    async memo<Value>(
      key: string,
      make: () => Value | Promise<Value>,
      isCurrent: (value: Value) => boolean = () => true,
    ) {
      const cached = get<Value>(key)
      if (cached !== undefined && isCurrent(cached)) return cached
      const value = await make()
      set(key, value)
      return value
    },
    forgetUnused() {
      for (const file of filesIn(folder)) if (!used.has(file)) rmSync(file, { force: true })
    },
  }
}

const MAX_AGE = 30 * 24 * 3600 * 1000

/** Removes shared entries a month after they were written. Those still in use are made again. */
export function forgetOld(cache: string): void {
  const oldest = Date.now() - MAX_AGE
  for (const file of filesIn(join(cache, 'shared'))) {
    // Another build may have removed the file.
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest
    if (written < oldest) rmSync(file, { force: true })
  }
}

function filesIn(folder: string): string[] {
  makeFolder(folder)
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
