import { deserialize, serialize } from 'node:v8'
import { type Kind, openStore } from './store'

/** The results of the last run, all in one file, for those that take less time to make than to read from their own. */
export interface Table<Value> {
  /** Returns the result of this name, if it was made from the same. `key` stands for everything that it depends on. */
  get(name: string, key: string): Value | undefined
  set(name: string, key: string, value: Value): void
  /** Writes the results of this run, used or made. */
  save(): void
}

type Rows<Value> = Map<string, [key: string, value: Value]>

export function openTable<Value>(cache: string, kind: Kind): Table<Value> {
  const store = openStore(cache, kind)
  const [known] = store.read('rows') ?? []
  const before: Rows<Value> = known ? deserialize(known) : new Map()
  const rows: Rows<Value> = new Map()
  return {
    get(name, key) {
      const row = before.get(name)
      if (row?.[0] !== key) return undefined
      rows.set(name, row)
      return row[1]
    },
    set: (name, key, value) => void rows.set(name, [key, value]),
    save() {
      store.write('rows', [serialize(rows)])
      store.forgetUnused()
    },
  }
}
