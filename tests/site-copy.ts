import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root'

/** A copy of a site for a test that edits it. It is inside the repository, so that its imports resolve. */
export interface SiteCopy {
  folder: string
  /** Paths are relative to the site. */
  read(path: string): string
  write(path: string, text: string): void
  /** Throws if the text to replace is missing. */
  edit(path: string, from: string, to: string): void
  remove(): void
}

/** Copies a site of the repository, such as `tests/fixtures/kitchen`. */
export function copySite(source: string): SiteCopy {
  const parent = join(root, '.cache/tests/sites')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'site-'))
  cpSync(join(root, source), folder, { recursive: true })
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // Atomic, as editors save, so that nobody reads half a file.
    writeFileSync(`${folder}.saving`, text)
    renameSync(`${folder}.saving`, join(folder, path))
  }
  return {
    folder,
    read,
    write,
    edit(path, from, to) {
      const text = read(path)
      if (!text.includes(from)) throw new Error(`${path} does not have the text "${from}".`)
      write(
        path,
        text.replace(from, () => to),
      )
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
