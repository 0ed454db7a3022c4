import type { Problem } from 'docwright/feature'
import type { Loss } from './fit'
import type { Tree } from './tree'

/** A site that is taken over. */
export interface OldSite {
  /** Absolute path of its folder. */
  root: string
  /** The modules of its tool that the engine provides, such as `@theme/Tabs`. */
  modules: readonly string[]
}

/** A file to write, relative to the site's folder. */
export interface NewFile {
  file: string
  text: string
}

/** What becomes of a site that is taken over. */
export interface Converted {
  /** The file of its configuration, relative to its folder. */
  from: string
  /** The new configuration, with a note in place of everything that was left out. */
  config: Tree
  /** Other files to write. */
  files: NewFile[]
  /** Pages in JavaScript that become `.tsx` files, relative to its folder. */
  scripts?: string[]
  /** What was left out of those. */
  losses?: Loss[]
  /** What in the content does not carry over. */
  problems: Problem[]
}
