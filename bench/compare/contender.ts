import type { PlainPage } from './plain-page'

/** Base path of every contender's pages. */
export const BASE = '/sba-mint/'

/** CSS selectors for searching a site. */
export interface SearchControls {
  /** Clicked first. */
  open: string
  input: string
  /** A result; a link if the contender's results are links. */
  result: string
}

export interface Contender {
  /** Accepted by `--only`. */
  id: string
  name: string
  /** Its folder in `bench/peers`, with its configuration; absent for this project's own site. */
  template?: string
  /** Whether it needs a newer Node than the project supports. */
  needsNewerNode?: true
  /** Folder of its pages, in its site. */
  docs: string
  /** Extension of page files. */
  ending: '.md' | '.mdx'
  /** Returns the text of a page's file. */
  write(page: PlainPage): string
  /** Arguments of Node. */
  build: string[]
  dev(port: number): string[]
  /** Folder of the built site. */
  out: string
  /** Files that a build leaves for the next one. */
  caches: string[]
  search: SearchControls
}

/** A contender whose packages and pages are in place. */
export interface Prepared {
  contender: Contender
  /** Folder of its site. */
  folder: string
  /** Path of the Node that runs it. */
  node: string
}
