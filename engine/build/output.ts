import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { decodePath } from '../content/href'
import { outputTwice } from '../errors/catalog-build'
import { SiteError } from '../errors/problem'

/** The folder that is being written. Paths are public, with the base path. */
export interface Output {
  /**
   * Writes a file that is not there yet. `source` says what it is made from, for messages.
   * @throws SiteError where another source has made that file, or a static file has its name.
   */
  write(path: string, content: string, source: string): Promise<void>
  copy(path: string, from: string): Promise<void>
  has(path: string): boolean
}

export function createOutput(folder: string, basePath: string): Output {
  const fileOf = (path: string) => join(folder, decodePath(path.slice(basePath.length)))
  const made = new Set<string>()
  const sources = new Map<string, string>()
  const prepare = async (path: string): Promise<string> => {
    const file = fileOf(path)
    const parent = dirname(file)
    if (!made.has(parent)) await mkdir(parent, { recursive: true })
    made.add(parent)
    return file
  }
  const claim = (path: string, source: string): void => {
    const name = path.slice(basePath.length)
    const first = sources.get(path) ?? (existsSync(fileOf(path)) ? `static/${name}` : undefined)
    if (first !== undefined) throw new SiteError(outputTwice(name, first, source))
    sources.set(path, source)
  }
  return {
    async write(path, content, source) {
      claim(path, source)
      await writeFile(await prepare(path), content)
    },
    copy: async (path, from) => copyFile(from, await prepare(path)),
    has: (path) => path.length > basePath.length && existsSync(fileOf(path)),
  }
}

/** The file stem of a page: `/sba-mint/` is `index`, any other page is its path. */
export function pageFile(path: string, basePath: string): string {
  return path === basePath ? `${basePath}index` : path
}
