import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'pathe'
import { workOn } from '../diagnostics/progress'
import { normalizeText } from './front-matter/split'
import type { Layers } from './layers'
import { byCodeUnits } from './names'

const SKIPPED_FOLDERS = new Set(['node_modules', '__tests__'])
const CATEGORY_FILE = /^_category_\.(json|ya?ml)$/

/** A file found below a folder. */
export interface FoundFile {
  /** Absolute. */
  file: string
  /** Below the folder, with `/`: the same in every locale. */
  path: string
  /** Relative to the site's root, for messages: the translation, where there is one. */
  source: string
}

/**
 * All files of a locale below a folder of the site that may matter, in path order; none if there is no such
 * folder. What begins with `_` is a partial, apart from the files that describe a category.
 */
export function listFiles({ root, own }: Layers, folder: string): FoundFile[] {
  const found = new Map<string, FoundFile>()
  for (const layer of own === undefined ? [root] : [root, own]) {
    const inRoot = `${layer.slice(root.length + 1)}/${folder}/`.replace(/^\//, '')
    const files = existsSync(join(layer, folder)) ? walk(join(layer, folder), '') : []
    for (const { file, path } of files) found.set(path, { file, path, source: inRoot + path })
  }
  return [...found.values()].sort((a, b) => byCodeUnits(a.path, b.path))
}

export function isCategoryFile(path: string): boolean {
  return CATEGORY_FILE.test(path.slice(path.lastIndexOf('/') + 1))
}

function walk(folder: string, below: string): Omit<FoundFile, 'source'>[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    const path = `${below}${entry.name}`
    if (isFolder(entry, file)) return isPartial(entry.name) ? [] : walk(file, `${path}/`)
    return isPartial(entry.name) && !isCategoryFile(entry.name) ? [] : [{ file, path }]
  })
}

function isPartial(name: string): boolean {
  return name.startsWith('_') || name.startsWith('.') || SKIPPED_FOLDERS.has(name)
}

function isFolder(entry: Dirent, file: string): boolean {
  return entry.isSymbolicLink() ? statSync(file).isDirectory() : entry.isDirectory()
}

interface Entry<Result> {
  modified: number
  size: number
  result: Result
}

export interface FileCache<Result> {
  /** The result for a file, read anew only where its time or size changed. `path` is for messages. */
  get(file: string, path: string): Result
  /** Drops the results of files that were not requested since the last call. */
  forgetUnused(): void
}

/** A cache in memory of what was made of each file. Reading is synchronous: for thousands of small files that is the fastest way. */
export function createFileCache<Result>(make: (text: string, path: string) => Result): FileCache<Result> {
  let cached = new Map<string, Entry<Result>>()
  let used = new Map<string, Entry<Result>>()
  return {
    get(file, path) {
      workOn(path)
      const { mtimeMs: modified, size } = statSync(file)
      const known = cached.get(file)
      const entry =
        known?.modified === modified && known.size === size
          ? known
          : { modified, size, result: make(normalizeText(readFileSync(file, 'utf8')), path) }
      used.set(file, entry)
      return entry.result
    },
    forgetUnused() {
      cached = used
      used = new Map()
    },
  }
}
