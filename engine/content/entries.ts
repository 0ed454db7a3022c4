import type { Reporter } from '../diagnostics/problem'
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

/** What a page that is made of data needs. */
export interface DataPage
  extends Pick<AddedSource, 'kind' | 'route' | 'title' | 'text'>,
    Partial<
      Pick<AddedSource, 'id' | 'description' | 'format' | 'keywords' | 'neighbors' | 'tags' | 'unlisted'>
    > {
  /** Where the data is: messages name it. Each page needs its own `file`, such as the data's with the page's id after `#`. */
  at: Pick<AddedSource, 'file' | 'path'>
}

/** Returns a page whose Markdown is made of data rather than read from a file. */
export function dataPage({ at, ...page }: DataPage): AddedSource {
  return {
    id: page.route,
    description: '',
    format: 'md',
    keywords: [],
    neighbors: {},
    tags: [],
    unlisted: false,
    untitled: false,
    frontMatter: {},
    bodyStart: 0,
    draft: false,
    ...at,
    ...page,
  }
}
