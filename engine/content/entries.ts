import type { Reporter } from '../diagnostics/reporter'
import type { AddedSource, FoundFile, Listing, ParsedFile } from './types'

/** Adds pages to those of the docs and the standalone ones. Called each time the content is read. */
export type ReadEntries = (files: ContentFiles) => AddedEntries

/** The files of a site in one locale. Folders are relative to the site's. */
export interface ContentFiles {
  /** Returns all files below a folder, in path order. */
  list(folder: string): FoundFile[]
  hasFolder(folder: string): boolean
  /** Reads the front matter of a Markdown file, and reports what is wrong with it. */
  parse(found: FoundFile): ParsedFile
  reporter: Reporter
}

export interface AddedEntries {
  sources: readonly AddedSource[]
  /** Called when all routes are known. Without it, the pages stay as they are. */
  arrange?(isServed: IsServed): ArrangedEntries
}

/** Returns false for a draft that is left out, and for a page whose route another one took. */
export type IsServed = (source: AddedSource) => boolean

export interface ArrangedEntries {
  /** The served pages in order, complete. */
  sources: readonly AddedSource[]
  /** The pages that list them. */
  listings: readonly Listing[]
  /** See `Content.owners`. */
  owners?: ReadonlyMap<string, string>
}
