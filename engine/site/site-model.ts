import type { Content } from '../content/types'
import type { MarkdownExtension } from '../markdown/plugins/extension'
import type { Highlighter } from '../markdown/types'
import type { Footer, Site } from '../page/site'
import type { History } from './git'
import type { SiteLinks } from './link-resolver'
import type { PageCompiler } from './page-compiler'
import type { SiteSetup } from './setup'

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
  /** What components of the site show instead of the engine. See `CompileOptions`. */
  replaced: readonly string[]
  /** How features extend Markdown. */
  extensions: readonly MarkdownExtension[]
}
