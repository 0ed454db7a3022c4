import { z } from 'zod'
import type { ViteOptions } from './config/schemas/vite'
import type { AddedKeys } from './content/added-keys'
import type { ReadEntries } from './content/entries'
import type { ChangeSidebar } from './content/types'
import type { SourceLocation } from './diagnostics/problem'
import type { Command } from './feature/command'
import type { FileKind, ListFiles } from './feature/files'
import type {
  ArticleSlot,
  ClientTime,
  EnglishWords,
  FindIslands,
  ShellSlot,
  SlotPart,
} from './feature/layout'
import type {
  DocumentHead,
  ExtendPage,
  ExtendSite,
  HeadTags,
  PlaceholderHtml,
  ReadText,
} from './feature/pages'
import type { ConfiguredSite, DevSession, ReadSite, Report, WrittenSite } from './feature/site'
import type { Check, Prepare } from './feature/work'
import type { MarkdownExtension } from './markdown/plugins/extension'
import type { DocumentTag } from './page/document-tag'
import type { Site } from './page/site'
import type { Json } from './page/tree'
import type { AddedKind } from './page/types'

export type { AddedKeys } from './content/added-keys'
export { dataPage } from './content/data-page'
export type { AddedEntries, ContentFiles, ReadEntries } from './content/entries'
export type { AddedListing, AddedSource, ChangeSidebar, Entry } from './content/types'
export type { Problem, Severity } from './diagnostics/problem'
export type * from './feature/command'
export type * from './feature/files'
export type * from './feature/layout'
export type * from './feature/pages'
export type * from './feature/site'
export type * from './feature/work'
export type { ExtendedPage, MarkdownExtension } from './markdown/plugins/extension'
export type { DocumentTag } from './page/document-tag'
export type { HeadTag } from './page/head'
export type { Excerpt } from './page/listings'
export type { Site } from './page/site'
export type { AddedKind, Page, PageData, PageLink, SidebarItem } from './page/types'
/** For schemas of the version that checks them. */
export { z }

/**
 * Something that a site can do or be without. A feature lives in one folder of `features/` with everything that belongs
 * to it, and reaches the rest of the engine only through the hooks below. The engine knows no feature by name.
 */
export interface Feature {
  /** Unique; messages show it. */
  readonly name: string
  /**
   * Commands of the command line by name. Those of the engine's features exist without a site, so they are no hook of
   * `setup`.
   */
  readonly commands?: Readonly<Record<string, Command>>
  /** What the feature shows, in English. They exist without a site, too: `theme.json` of any may translate them. */
  readonly words?: EnglishWords
  /** The options as an author wrote them; in the configuration of a site, as the schema returned them. */
  readonly options?: unknown
  readonly schema?: z.ZodType
  /** True for an entry that stands for the absence of a standard feature. */
  readonly isLeftOut?: boolean
  /** Registers the feature's hooks. Called once for each locale of a site, and again after an edit of its configuration. */
  setup(site: FeatureSetup, options: unknown): void
}

/** What a feature is made of. */
export interface FeatureDefinition<Options> extends Pick<Feature, 'name' | 'commands' | 'words'> {
  /** What authors may write. Without one, options are passed on as they are. */
  schema?: z.ZodType
  /** Registers the feature's hooks. Called once for each locale of a site, and again after an edit of its configuration. */
  setup(site: FeatureSetup, options: Options): void
}

/** Makes a feature of what an author writes: `blog({ blogTitle: 'News' })`. */
export interface FeatureFactory<Input> {
  (...options: undefined extends Input ? [options?: Input] : [options: Input]): Feature
  readonly definition: FeatureDefinition<never>
}

/**
 * Defines a feature, for the `features` of a configuration. With a schema, its options are checked when the configuration
 * is loaded, and messages name the line in it. What is defined is a function of the options.
 */
export function defineFeature<Schema extends z.ZodType>(
  definition: FeatureDefinition<z.output<Schema>> & { schema: Schema },
): FeatureFactory<z.input<Schema>>
export function defineFeature<Options = undefined>(
  definition: FeatureDefinition<Options>,
): FeatureFactory<Options>
export function defineFeature(definition: FeatureDefinition<unknown>): FeatureFactory<unknown> {
  return Object.assign((options?: unknown) => ({ ...definition, options }), { definition })
}

/** Leaves out a feature that every site has unless it says so: `without('page-menu')`. */
export function without(name: string): Feature {
  return { name, isLeftOut: true, setup: setUpNothing }
}

function setUpNothing(): void {}

/** A site in one locale, with the hooks that features call. */
export interface FeatureSetup extends ConfiguredSite {
  /** A folder like `cache` for this locale alone, where a build may remove what it has not used. */
  readonly localeCache: string
  /** Absent in a build. */
  readonly session?: DevSession
  /** True for the default locale, whose files are at the start of the whole site. */
  readonly isDefaultLocale: boolean
  /** Returns the absolute path of a file of the site: that of the locale, if it has its own. `path` is relative to `root`. */
  fileOf(path: string): string
  /** Returns where a key of the feature's options is written; undefined if none are. */
  locationOf(key: readonly PropertyKey[]): SourceLocation | undefined
  /**
   * Adds generated files. See `GeneratedFiles`. Those whose content depends on `checks` are made after them, if none has
   * failed. Those that are `apart` are for others than readers, and no page loads them.
   */
  files(list: ListFiles, kind?: FileKind): void
  /**
   * Adds files that depend on all others of a locale. Only builds write them, after the features before this one, or after
   * all of them.
   */
  lastFiles(write: (site: WrittenSite) => Promise<void>, after?: 'all'): void
  /**
   * Adds pages, such as posts, or pages that are made of data. Edits in the folder, which is relative to the site's, show
   * at once.
   */
  entries(folder: string, read: ReadEntries): void
  /**
   * Changes the sidebars of the docs, after the features before this one: adds, removes or moves items, also links to pages
   * of `entries`, which then show the sidebar. Paths begin with the base path.
   */
  sidebar(change: ChangeSidebar): void
  /** Extends Markdown, at compile time. One that depends on the content is made anew after each edit. */
  markdown(extension: MarkdownExtension | ExtendSite): void
  /**
   * Shows a component that an extension of Markdown put into pages, as finished HTML. It is chosen when a page is
   * rendered, so it may change while the page's Markdown stays the same.
   */
  placeholder(name: string, html: PlaceholderHtml): void
  /** Works once for a whole site, before a build renders its pages. Only the default locale's is called. */
  prepare(work: Prepare): void
  /**
   * Checks the whole site beside other work: while a build renders its pages, and in the dev server after every edit,
   * which shows the errors on the pages of their files. Only the default locale's is called.
   */
  check(run: Check): void
  /** Removes what the dev server wrote for a page. Called after a Markdown file is gone. */
  cleanUp(work: () => Promise<void>): void
  /** Adds files, or folders of them, that pages depend on as on Markdown. Paths are relative to the site's folder. */
  watch(paths: readonly string[]): void
  /** Adds tags to the head of pages. Browsers update those that `HEAD_TAGS` matches on client navigation. */
  head(tags: HeadTags): void
  /**
   * Names a component that shows data of the feature's pages, at build time: a list, by its kind, or the `header` of a
   * page. It gets the data, and for a list the excerpts of its pages. See `View`.
   */
  view(name: AddedKind, part: SlotPart): void
  /** Adds tags to the head of every document, such as a script with its text, whose hash is in the policy. */
  documentHead(tags: readonly DocumentTag[] | DocumentHead): void
  /** Gives every page, without an import, the components that a module exports. */
  components(module: URL): void
  /**
   * Adds a component to a place of the layout. In a `ShellSlot`, it also runs in browsers, and only sites that call this
   * ship its script and style. In an `ArticleSlot`, it runs once for each page, at build time, and gets `ArticleSlotProps`;
   * what needs a browser there is an island, in a file `*.island.tsx` beside it or below.
   */
  slot(where: ShellSlot | ArticleSlot, part: SlotPart): void
  /**
   * Reads the text of pages. `BuiltSite.collected` has the result for each of them; a build keeps it with a page that has
   * not changed.
   */
  collect(read: ReadText): void
  /**
   * Adds keys to the front matter of pages, with the schemas that check their values. Slots and other hooks get the values
   * as `page.frontMatter` and `source.frontMatter`.
   */
  frontMatter(keys: AddedKeys): void
  /** Adds to the data of pages, after the features before this one. */
  page(extend: ExtendPage): void
  /** Adds a script for browsers, which no page waits for. */
  client(module: URL, when: ClientTime): void
  /** Adds options of Vite, such as plugins and aliases. They are merged with the engine's and the site's. */
  vite(options: ViteOptions): void
  /** Lets components run in browsers that are in no `*.island.tsx`, if they cannot be called at build time. */
  islands(find: FindIslands): void
  /**
   * Provides modules under names that pages and components may import: `@harbor/Tide`. A message about another name of
   * the same scope lists them.
   */
  modules(files: Readonly<Record<string, URL>>): void
  /** Adds a style sheet to all pages. One that a component imports need not be added. */
  styles(file: URL): void
  /**
   * Gives browsers data that is the same on all pages. It ships once, with the script; components read it with
   * `useShared`, under the feature's name. `report` is for what is wrong in the options that it is made of.
   */
  shared(data: (site: ReadSite & { readonly report: Report }) => Json): void
  /**
   * Gives documents the stamp of the site, as `data-stamp` of the root element, for the names of files that change with
   * the content (`assets/*-<stamp>.json`). It is no part of a page: a later build replaces it without rendering.
   */
  stampDocuments(): void
  /**
   * Adds statements to the script that runs before the first frame, such as one that hides what a reader dismissed. They
   * run in a block of their own, in which `root` is the root element and `storage` the browser's.
   */
  beforeFirstFrame(statements: (site: Pick<Site, 'storageSuffix'>) => string): void
}
