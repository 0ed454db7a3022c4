import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'

export interface SourceFolder {
  /** Relative to the engine: `render/view`. */
  folder: string
  files: number
  lines: number
}

/** Returns the folders of an engine that contain sources, the fullest first. Tests do not count. */
export function sourceFolders(engine: string): SourceFolder[] {
  const folders = new Map<string, SourceFolder>()
  for (const source of sourcesOf(engine)) {
    const folder = dirname(source)
    const { files, lines } = folders.get(folder) ?? { files: 0, lines: 0 }
    const own = readFileSync(join(engine, source), 'utf8').split('\n').length - 1
    folders.set(folder, { folder, files: files + 1, lines: lines + own })
  }
  return [...folders.values()].sort((a, b) => b.files - a.files || (a.folder < b.folder ? -1 : 1))
}

/** Returns the paths of sources whose text matches. */
export function modulesWith(engine: string, pattern: RegExp): string[] {
  return sourcesOf(engine).filter((source) => pattern.test(readFileSync(join(engine, source), 'utf8')))
}

function sourcesOf(engine: string): string[] {
  return globSync('*/**/*.{ts,tsx}', { cwd: engine, ignore: ['**/node_modules/**', '**/*.test.*'] }).sort()
}
