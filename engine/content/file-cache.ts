import { readFileSync, statSync } from 'node:fs'
import { normaliseText } from './front-matter/split'

interface Entry<Result> {
  modified: number
  size: number
  result: Result
}

export interface FileCache<Result> {
  /** The result for a file, read anew only where its time or size changed. `path` is for messages. */
  get(file: string, path: string): Result
  /** Forgets files that were not asked for since the last call. */
  forgetUnused(): void
}

/** Keeps what was made of each file. Reading is synchronous: for thousands of small files that is the fastest way. */
export function createFileCache<Result>(make: (text: string, path: string) => Result): FileCache<Result> {
  let kept = new Map<string, Entry<Result>>()
  let used = new Map<string, Entry<Result>>()
  return {
    get(file, path) {
      const { mtimeMs: modified, size } = statSync(file)
      const known = kept.get(file)
      const entry =
        known?.modified === modified && known.size === size
          ? known
          : { modified, size, result: make(normaliseText(readFileSync(file, 'utf8')), path) }
      used.set(file, entry)
      return entry.result
    },
    forgetUnused() {
      kept = used
      used = new Map()
    },
  }
}
