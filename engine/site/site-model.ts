import type { Reference } from '../api/reference'
import type { Content } from '../content/types'
import type { Highlighter } from '../markdown/code/highlighter'
import type { FenceIndex } from '../markdown/plugins/code-fences'
import type { Footer } from '../page/footer'
import type { Site } from '../page/site'
import type { ReadFences } from '../samples/fences/read-fences'
import type { Observer } from '../samples/run/observer'
import type { TryFiles } from '../samples/try/try-files'
import type { History } from './git'
import type { SiteLinks } from './link-resolver'
import type { PageCompiler } from './page-compiler'
import type { SiteSetup } from './setup'

/** What the site in one locale needs to know of it in another. */
export type LocaleModel = Pick<SiteModel, 'content' | 'site'>

/** One state of a site's files: what every page is made from. */
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
  /** The fences of the site's files, in all its locales. */
  fences: FenceIndex
  readFences: ReadFences
  /** Runs the samples that are to be run. */
  observer: Observer
  /** What readers' browsers ask for when a sample is to be tried. */
  tryFiles: TryFiles
  /** What the pages know of packages; absent on a site without a reference. */
  reference?: Reference
}
