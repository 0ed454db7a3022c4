import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'pathe'
import type { Layers } from './layers'
import { byCodeUnits } from './order'

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
