import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Returns the paths of all files below a folder, relative to it and sorted. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}
