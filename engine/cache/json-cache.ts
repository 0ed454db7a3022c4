import { openPackStore } from './pack-store'

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
