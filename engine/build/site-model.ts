import type { Content } from '../content/types'
import type { CodeHighlighter } from '../markdown/blocks'
import type { Site } from '../page/site'
import type { History } from './git'
import type { SiteLinks } from './link-resolver'
import type { PageCompiler } from './page-compiler'
import type { SiteSetup } from './site-setup'

/** One state of a site's files: what every page is made from. */
export interface SiteModel {
  setup: SiteSetup
  content: Content
  site: Site
  history: History
  links: SiteLinks
  compiler: PageCompiler
  highlighter: CodeHighlighter
}
