import type { PlainPage } from './plain-page'

/** Where every contender serves its pages. */
export const BASE = '/sba-mint/'

/** What somebody uses to search a site: CSS selectors. */
export interface SearchControls {
  /** What is clicked first. */
  open: string
  input: string
  /** A result; a link where the contender makes links. */
  result: string
}

export interface Contender {
  /** As `--only` takes it. */
  id: string
  name: string
  /** Its folder in `bench/peers`, with its configuration; none where the site is this project's own. */
  template?: string
  /** Whether it needs a newer Node than the project supports. */
  needsNewerNode?: true
  /** Where its pages lie, in its site. */
  docs: string
  /** The ending of a page's file. */
  ending: '.md' | '.mdx'
  /** The text of the file of a page. */
  write(page: PlainPage): string
  /** Arguments of Node. */
  build: string[]
  dev(port: number): string[]
  /** Where the built site is. */
  out: string
  /** What a build leaves for the next one. */
  caches: string[]
  search: SearchControls
}

/** A contender with its packages and pages in place. */
export interface Prepared {
  contender: Contender
  /** Its site. */
  folder: string
  /** The Node that runs it. */
  node: string
}
