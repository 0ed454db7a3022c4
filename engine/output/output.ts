import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import type { FileContent } from '../feature'
import { percentDecode } from '../page/href'
import { filesAt, isFile, isInSite } from '../site/public-files'
import type { WriteFile } from './file-writer'
import { cannotWrite, outputTwice, outsideSite } from './problems'

/** The source of generated files, as named in messages. */
export const ENGINE = 'the docs engine'

/** The folder being written. Paths are public, with the base path. */
export interface Output {
  /**
   * Writes a file that does not exist yet. `source` names its origin in messages.
   * @throws SiteError if another source or a static file has the same path, or it leads out of the site.
   */
  write(path: string, content: FileContent, source: string): void
  /** Removes a file, so that it can be written again. */
  remove(path: string): void
  copy(path: string, from: string): void
  /** Returns the text of a file that was written. */
  read(path: string): string
  /** True if a host would serve one of the files at a path. */
  has(path: string): boolean
}

/** Writes synchronously, which is fastest for thousands of small files. */
export function createOutput(folder: string, basePath: string, writeFile: WriteFile): Output {
  const fileOf = (path: string) => join(folder, percentDecode(path.slice(basePath.length)))
  const made = new Set<string>()
  const sources = new Map<string, string>()
  const prepare = (file: string): string => {
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    return file
  }
  const claim = (path: string, source: string): string => {
    if (!isInSite(path, basePath)) throw new SiteError(outsideSite(path, source))
    const [name, file] = [path.slice(basePath.length), fileOf(path)]
    const first = sources.get(path) ?? (existsSync(file) ? `static/${name}` : undefined)
    if (first !== undefined) throw new SiteError(outputTwice(name, first, source))
    const stem = name.replace(/\.html$/, '')
    // Hosts would serve this file at the path of the page.
    if (stem !== name && isFile(file.replace(/\.html$/, '')))
      throw new SiteError(outputTwice(stem, `static/${stem}`, source))
    const [above, parent] = [dirname(name), dirname(file)]
    if (!made.has(parent) && isFile(parent))
      throw new SiteError(outputTwice(above, `static/${above}`, source))
    sources.set(path, source)
    return file
  }
  return {
    write(path, content, source) {
      const file = claim(path, source)
      try {
        writeFile(prepare(file), content)
      } catch (error) {
        throw new SiteError(cannotWrite(path, source, error), { cause: error })
      }
    },
    remove(path) {
      sources.delete(path)
      rmSync(fileOf(path), { force: true })
    },
    read: (path) => readFileSync(fileOf(path), 'utf8'),
    copy: (path, from) => copyFileSync(from, prepare(fileOf(path))),
    has: (path) => path.length > basePath.length && filesAt(fileOf(path)).some(isFile),
  }
}

/** Returns the file of a page without extension: `index` for `/sba-mint/`, otherwise its path. */
export function pageFile(path: string, basePath: string): string {
  return path === basePath ? `${basePath}index` : path
}
