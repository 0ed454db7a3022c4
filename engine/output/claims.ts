import { existsSync } from 'node:fs'
import { dirname, join } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import { percentDecode } from '../page/href'
import { filesAt, isFile, isInSite } from '../site/public-files'
import { outputTwice, outsideSite } from './problems'

/** The files of a site by public path, with the base path. Each has one source, so that none is lost. */
export interface Claims {
  /**
   * Takes a path for a source, which messages name. Returns the path relative to the site's folder.
   * @throws SiteError if another source or a static file has the same path, or it leads out of the site.
   */
  claim(path: string, source: string): string
  /** Lets the path be claimed again. */
  release(path: string): void
  /** True if a host would serve one of the files at a path. */
  has(path: string): boolean
}

/** `folders` have the static files of the site. */
export function createClaims(folders: readonly string[], basePath: string): Claims {
  const sources = new Map<string, string>()
  /** Folders of files that are claimed, which no static file can have the name of. */
  const parents = new Set<string>()
  const hasStatic = (file: string) => folders.some((folder) => isFile(join(folder, file)))
  const refuse = (name: string, source: string, first = `static/${name}`): never => {
    throw new SiteError(outputTwice(name, first, source))
  }
  return {
    claim(path, source) {
      if (!isInSite(path, basePath)) throw new SiteError(outsideSite(path, source))
      const name = path.slice(basePath.length)
      const file = percentDecode(name)
      const first = sources.get(file)
      if (first !== undefined) refuse(name, source, first)
      if (folders.some((folder) => existsSync(join(folder, file)))) refuse(name, source)
      const stem = name.replace(/\.html$/, '')
      // Hosts would serve this file at the path of the page.
      if (stem !== name && hasStatic(percentDecode(stem))) refuse(stem, source)
      const parent = dirname(file)
      if (!parents.has(parent) && hasStatic(parent)) refuse(dirname(name), source)
      parents.add(parent)
      sources.set(file, source)
      return file
    },
    release: (path) => void sources.delete(percentDecode(path.slice(basePath.length))),
    has(path) {
      const name = percentDecode(path.slice(basePath.length))
      return name !== '' && filesAt(name).some((file) => sources.has(file) || hasStatic(file))
    },
  }
}
