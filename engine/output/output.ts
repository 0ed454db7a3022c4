import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import type { FileContent } from '../feature'
import { percentDecode } from '../page/href'
import { type Claims, createClaims } from './claims'
import type { WriteFile } from './file-writer'
import { cannotWrite } from './problems'

/** The source of generated files, as named in messages. */
export const ENGINE = 'the docs engine'

/** The folder being written. Paths are public, with the base path. */
export interface Output extends Pick<Claims, 'has'> {
  /**
   * Writes a file that does not exist yet. `source` names its origin in messages. `isApart` is true for one that no page
   * loads.
   * @throws SiteError if another source or a static file has the same path, or it leads out of the site.
   */
  write(path: string, content: FileContent, source: string, isApart?: boolean): void
  /** Files for others than readers, relative to the folder. */
  readonly apart: ReadonlySet<string>
  /** Removes a file, so that it can be written again. */
  remove(path: string): void
  copy(path: string, from: string): void
  /** Returns the text of a file that was written. */
  read(path: string): string
}

/** Writes synchronously, which is fastest for thousands of small files. */
export function createOutput(folder: string, basePath: string, writeFile: WriteFile): Output {
  const fileOf = (path: string) => join(folder, percentDecode(path.slice(basePath.length)))
  const { claim, release, has } = createClaims([folder], basePath)
  const made = new Set<string>()
  const apart = new Set<string>()
  const prepare = (file: string): string => {
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    return file
  }
  return {
    apart,
    write(path, content, source, isApart = false) {
      const name = claim(path, source)
      const file = join(folder, name)
      if (isApart) apart.add(name)
      try {
        writeFile(prepare(file), content)
      } catch (error) {
        if (error instanceof SiteError) throw error
        throw new SiteError(cannotWrite(path, source, error), { cause: error })
      }
    },
    remove(path) {
      release(path)
      rmSync(fileOf(path), { force: true })
    },
    read: (path) => readFileSync(fileOf(path), 'utf8'),
    copy: (path, from) => copyFileSync(from, prepare(fileOf(path))),
    has,
  }
}

/** Returns the file of a page without extension: `index` for `/sba-mint/`, otherwise its path. */
export function pageFile(path: string, basePath: string): string {
  return path === basePath ? `${basePath}index` : path
}
