// Files that features generate.
import type { BuiltSite, ReadSite, WrittenSite } from './site'

/** Files by public path, with the base path. */
export type GeneratedFiles = Readonly<Record<PublicPath, GeneratedFile>>

/** Starts with the base path: `/docs/sitemap.xml`. */
export type PublicPath = string

/**
 * Makes the content of a file; undefined if there is no file after all. A build calls it once, the dev server on each
 * request of the path.
 */
export type GeneratedFile = () => MadeFile | Promise<MadeFile>

type MadeFile = FileContent | undefined

/** Content from a cache. It is not read if an earlier build wrote the file from the same. */
export interface CachedContent {
  /** Stands for the content. */
  digest: string
  read(): Buffer
}

export type FileContent = string | Buffer | CachedContent

/**
 * Returns files for a site. The build writes them and the dev server serves them, so both have the same ones. A file that
 * an author placed below `static` takes precedence. Called when the content is known; only the content of each file may
 * depend on what is rendered. Files that are named by their content, in the folder `HASHED`, may be added while pages
 * are compiled.
 */
export type ListFiles = (site: BuiltSite) => GeneratedFiles

export interface FileOptions {
  /** `checks` for files whose content depends on the checks of the site: they are made after these, if none has failed. */
  after?: 'checks'
  /** True for files for others than readers, which no page loads. */
  isApart?: boolean
}

/**
 * Returns files that depend on all other `files` of a locale, or on `all` of them, those of other features that come last
 * included. Only builds have them. Each is written before the next one is made.
 */
export type ListLastFiles = (site: WrittenSite) => GeneratedFiles | Promise<GeneratedFiles>

export interface LastFileOptions extends Pick<FileOptions, 'isApart'> {
  after: 'files' | 'all'
  /**
   * Returns the paths of all files that `list` may return; one that ends with a slash is a folder. `docs check`, which does not
   * write them, knows links to them by this.
   */
  paths?(site: ReadSite): readonly PublicPath[]
}

export type AddedFiles =
  | [list: ListFiles, options?: FileOptions]
  | [list: ListLastFiles, options: LastFileOptions]

export interface AddFiles {
  (list: ListFiles, options?: FileOptions): void
  (list: ListLastFiles, options: LastFileOptions): void
}

/** True for files that only a build has, after others. */
export function areLast(files: AddedFiles): files is [list: ListLastFiles, options: LastFileOptions] {
  return files[1]?.after === 'files' || files[1]?.after === 'all'
}
