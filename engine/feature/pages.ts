// What features read of pages, and add to them.
import type { Entry } from '../content/types'
import type { MarkdownExtension } from '../markdown/plugins/extension'
import type { CompiledMarkdown } from '../markdown/types'
import type { DocumentTag } from '../page/document-tag'
import type { OpenPageData, Page, PageData } from '../page/types'
import type { PublicPath } from './files'
import type { ReadSite } from './site'

/** Returns the HTML of a placeholder with the attributes that the extension gave it. */
export type PlaceholderHtml = (props: Readonly<Record<string, string>>, page: ShowingPage) => string

/** A page that is being rendered. */
export interface ShowingPage {
  /** Returns the public path of a file, which becomes part of the site. The page is rendered again once it changes. */
  asset(file: string): PublicPath
  /** Returns the HTML of the placeholder with this name, of whatever feature; empty if the site has none. */
  show(name: string, props: Parameters<PlaceholderHtml>[0]): string
}

export type ExtendSite = (site: ReadSite) => MarkdownExtension | Promise<MarkdownExtension>

/** Returns what a feature adds to a page. `data` has what the features before it added. */
export type ExtendPage = (
  data: OpenPageData,
  about: ReadSite & { source: Entry },
) => Partial<OpenPageData> | undefined

/** Returns tags of the head of a page. */
export type HeadTags = (page: Pick<Page, 'kind' | 'path' | 'image'>, site: ReadSite) => readonly DocumentTag[]

/** Returns what a feature needs of a page, to be kept as JSON; undefined for nothing. */
export type ReadText = (page: PageText, site: ReadSite) => object | undefined

export interface PageText {
  source: Entry
  data: Omit<Page, 'body' | 'islands'> & Pick<PageData, 'names'>
  /** Absent for a page that is no Markdown, and when a build asks what the result depends on besides the text. */
  markdown?: Pick<CompiledMarkdown, 'toc' | 'anchors' | 'twin'>
}
