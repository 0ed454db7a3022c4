import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The folder that is being written. Paths are public, with the base path. */
export interface Output {
  write(path: string, content: string): Promise<void>
  copy(path: string, from: string): Promise<void>
  has(path: string): boolean
}

export function createOutput(folder: string, basePath: string): Output {
  const fileOf = (path: string) => join(folder, path.slice(basePath.length))
  const made = new Set<string>()
  const prepare = async (path: string): Promise<string> => {
    const file = fileOf(path)
    const parent = dirname(file)
    if (!made.has(parent)) await mkdir(parent, { recursive: true })
    made.add(parent)
    return file
  }
  return {
    write: async (path, content) => writeFile(await prepare(path), content),
    copy: async (path, from) => copyFile(from, await prepare(path)),
    has: (path) => path.length > basePath.length && existsSync(fileOf(path)),
  }
}

/** The file stem of a page: `/sba-mint/` is `index`, any other page is its path. */
export function pageFile(path: string, basePath: string): string {
  return path === basePath ? `${basePath}index` : path
}
