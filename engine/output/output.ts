import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import { decodePath } from '../page/href'
import { type Compressed, writeCompressed } from './compress'
import type { FileWriter } from './file-writer'
import { outputTwice } from './problems'

/** The source of what the engine makes by itself, as messages name it. */
export const ENGINE = 'the docs engine'

/** The folder that is being written. Paths are public, with the base path. */
export interface Output {
  /**
   * Writes a file that is not there yet, and beside it what it is compressed, if that is known. `source` says what it
   * is made from, for messages.
   * @throws SiteError where another source has made that file, or a static file has its name.
   */
  write(path: string, content: string | Buffer, source: string, compressed?: Compressed): void
  copy(path: string, from: string): void
  /** True for a path that a host answers with one of the files. */
  has(path: string): boolean
}

/** Writing is synchronous: for thousands of small files that is the fastest way. */
export function createOutput(folder: string, basePath: string, writeFile: FileWriter): Output {
  const fileOf = (path: string) => join(folder, decodePath(path.slice(basePath.length)))
  const made = new Set<string>()
  const sources = new Map<string, string>()
  const prepare = (path: string): string => {
    const file = fileOf(path)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
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
    write(path, content, source, compressed) {
      claim(path, source)
      const file = prepare(path)
      writeFile(file, content)
      if (compressed) writeCompressed(file, compressed, writeFile)
    },
    copy: (path, from) => copyFileSync(from, prepare(path)),
    has: (path) => path.length > basePath.length && filesAt(fileOf(path)).some(isFile),
  }
}

/** The file stem of a page: `/sba-mint/` is `index`, any other page is its path. */
export function pageFile(path: string, basePath: string): string {
  return path === basePath ? `${basePath}index` : path
}

/** The files that a host answers a path with: its own, or the page it is the clean path of. */
export function filesAt(path: string): string[] {
  return [path, `${path}.html`, `${path}/index.html`]
}

/** False for a folder: a host has no answer for one. */
export function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}
