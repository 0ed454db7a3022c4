// A site at each stage of a build, as features see it.

import type { SiteConfig } from '../config/types'
import type { AddedSource, Entry, Content as SiteContent } from '../content/types'
import type { Problem, Severity } from '../diagnostics/problem'
import type { FenceIndex, MarkdownSource } from '../markdown/types'
import type { Site } from '../page/site'
import type { Page } from '../page/types'
import type { PublicPath } from './files'

/** A site whose configuration is read, but not its content. */
export interface ConfiguredSite {
  /** Absolute path of the site's folder. */
  readonly root: string
  /** The configuration in this locale. */
  readonly config: SiteConfig
  /** Absolute path of the folder for results that can be made again. All locales share it. */
  readonly cache: string
  /** The site's Markdown files. Their `fences` are the same object in all locales, and after an edit. */
  readonly sources: MarkdownFiles
}

/** The Markdown files of a site, in all locales. */
export interface MarkdownFiles {
  /** The folders of pages, relative to the site's own. */
  readonly folders: readonly string[]
  /** The folders of pages that are outside the site's own: `../docs`. */
  readonly outside: readonly string[]
  /** Returns the fences of a file, which is parsed once. */
  readonly fences: FenceIndex
}

/** A dev server while it runs. It is the same object in all locales and after each edit. */
export interface DevSession {
  /** Makes open pages update their text. */
  announce(): void
  onClose(work: () => Promise<void> | void): void
}

/** A site whose content is read. */
export interface ReadSite {
  readonly site: Site
  readonly content: SiteContent
}

/** A site before its pages are rendered. */
export interface UnrenderedSite extends ReadSite {
  /** The Markdown of its pages, in the order of the content. */
  readonly markdown: readonly MarkdownSource[]
  /**
   * Compiles a file, so that it is known when its page is rendered. An author's mistake is reported only then.
   */
  compile(source: MarkdownSource): Promise<void>
}

/** A site whose pages can be rendered, or are. */
export interface BuiltSite extends ReadSite {
  /** The time of the last commit in ms, or a number that depends on the content. */
  readonly stamp: number
  /** Returns every page that lists may name, in the order of the content. The dev server renders them for it. */
  pages(): Promise<readonly ListedPage[]>
  /** Returns the Markdown twin at a path, such as that of a listed page. */
  twin(path: PublicPath): Promise<string>
  /** Returns the Markdown of the part of an added page that lists show. */
  excerpt(page: AddedSource): Promise<string>
  /** Returns what a rendered page shows; undefined if it failed. The dev server renders it for this. */
  pageOf(entry: Entry): Promise<RenderedPage | undefined>
  /** Returns what a feature has read of the pages, in the order of the content. */
  collection(feature: string): Promise<readonly Collected[]>
  /** True for a page, or a file below `static`. */
  has(path: PublicPath): boolean
  /** Adds a link of a generated page to the link check. Its target is named with a place in the configuration. */
  checkLink(from: PublicPath, href: string): void
  report: Report
}

/** A site that a build has written. */
export interface WrittenSite extends BuiltSite {
  /** Absolute path of the folder of this locale. */
  readonly folder: string
  /** Stands for the build; pages know it from their documents (see `page/build-version`). */
  readonly version: string
  /** Files for others than readers, which no page loads, relative to the folder. */
  readonly apart: ReadonlySet<string>
  /** Returns the document of a page, as it is written. */
  document(path: PublicPath): string
  /** Returns the document of a page without text, whose script shows the page at the current address. */
  shell(path: PublicPath): string
}

/** What is known of a page once it is rendered. */
export interface RenderedPage {
  /** The paths of its source and of the partials in it, relative to the site's root. */
  sources: readonly string[]
  /** The labels of the languages of its code. */
  languages: readonly string[]
}

/** The data of a page in lists for the whole site. */
export interface ListedPage extends Pick<Page, 'path' | 'title' | 'description' | 'canonical' | 'markdown'> {
  /** Day of the last change, ISO 8601. */
  lastUpdated?: string
}

export type Report = (severity: Severity, problem: Problem) => void

/** What a feature has read of a page. */
export interface Collected {
  /** Path of the page's source, relative to the site's root. */
  file: string
  json: Buffer
  /** Stands for the JSON. */
  key: string
}
