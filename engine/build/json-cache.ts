import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Results kept on disk by the hash of all that goes into them. */
export interface JsonCache<Value> {
  read(key: string): Promise<Value | undefined>
  write(key: string, value: Value): Promise<void>
}

/** @param isValue tells a whole entry from what an older engine or a stopped build has left. */
export function createJsonCache<Value>(
  folder: string,
  isValue: (value: unknown) => value is Value,
): JsonCache<Value> {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), `${key.slice(2)}.json`)
  let writes = 0
  return {
    async read(key) {
      const text = await readFile(fileOf(key), 'utf8').catch(() => undefined)
      const value = text === undefined ? undefined : parse(text)
      return isValue(value) ? value : undefined
    },
    /** By way of a name of its own, so that neither a stopped build nor two writers at once leave half an entry. */
    async write(key, value) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      const partial = `${file}.${process.pid}-${writes++}.partial`
      await writeFile(partial, JSON.stringify(value))
      await rename(partial, file)
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
