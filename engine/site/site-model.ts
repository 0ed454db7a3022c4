import type { Content } from '../content/types'
import type { MarkdownFiles } from '../feature'
import type { Reference } from '../features/reference/api/reference'
import type { ReadFences } from '../features/reference/samples/fences/read-fences'
import type { Observer } from '../features/reference/samples/run/observer'
import type { TryFiles } from '../features/reference/samples/try/try-files'
import type { Highlighter } from '../markdown/code/highlighter'
import type { FenceIndex } from '../markdown/plugins/code-fences'
import type { Footer, Site } from '../page/site'
import type { History } from './git'
import type { SiteLinks } from './link-resolver'
import type { PageCompiler } from './page-compiler'
import { outsideFolders, type SiteSetup } from './setup'

/** What pages in other locales need to know about the site. */
export type LocaleModel = Pick<SiteModel, 'content' | 'site'>

/** An immutable view of a site's files, from which all pages are made. */
export interface SiteModel {
  setup: SiteSetup
  content: Content
  site: Site
  footer: Footer
  /** The site in every locale, the default one first. */
  locales: readonly LocaleModel[]
  history: History
  links: SiteLinks
  compiler: PageCompiler
  highlighter: Highlighter
  /** The fences in the site's files, in all locales. */
  fences: FenceIndex
  readFences: ReadFences
  /** Runs samples and compares them with their snapshots. */
  observer: Observer
  /** The files that browsers request when a reader tries a sample. */
  tryFiles: TryFiles
  /** The API reference of packages, on a site that has one. */
  reference?: Reference
}

export function markdownFiles({ setup, fences }: Pick<SiteModel, 'setup' | 'fences'>): MarkdownFiles {
  return { outside: outsideFolders(setup), fences }
}
