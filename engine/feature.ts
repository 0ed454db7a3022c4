import type { z } from 'zod'
import type { ViteOptions } from './config/schemas/vite'
import type { SiteConfig } from './config/types'
import type { ReadEntries } from './content/entries'
import type { AddedSource, Entry, Content as SiteContent } from './content/types'
import type { Problem, Severity, SourceLocation } from './diagnostics/problem'
import type { FenceIndex } from './markdown/plugins/code-fences'
import type { MarkdownExtension } from './markdown/plugins/extension'
import type { CompiledMarkdown, MarkdownSource } from './markdown/types'
import type { DocumentTag } from './page/document-tag'
import type { HeadTag } from './page/head'
import type { Site } from './page/site'
import type { Json } from './page/tree'
import type { AddedKind, Page, PageData } from './page/types'

export { dataPage } from './content/data-page'
export type { AddedEntries, ContentFiles, ReadEntries } from './content/entries'
export type { AddedListing, AddedSource, Entry } from './content/types'
export type { Problem, Severity } from './diagnostics/problem'
export type { ExtendedPage, MarkdownExtension } from './markdown/plugins/extension'
export type { DocumentTag } from './page/document-tag'
export type { HeadTag } from './page/head'
export type { Excerpt } from './page/listings'
export type { Site } from './page/site'
export type { AddedKind, Page, PageData, PageLink, SidebarItem } from './page/types'

/**
 * Something that a site can do or be without. A feature lives in one folder of `features/` with everything that belongs
 * to it, and reaches the rest of the engine only through the hooks below. The engine knows no feature by name.
 */
export interface Feature {
  /** Unique; messages show it. */
  readonly name: string
  /** Commands of the command line by name. They exist without a site, so they are no hook of `setup`. */
  readonly commands?: Readonly<Record<string, Command>>
  /** As an author wrote them; in the configuration of a site, as the schema returned them. */
  readonly options?: unknown
  readonly schema?: z.ZodType
  /** True for an entry that stands for the absence of a standard feature. */
  readonly isLeftOut?: boolean
  /** Registers the feature's hooks. Called once for each locale of a site, and again after an edit of its configuration. */
  setup(site: FeatureSetup, options: unknown): void
}

/** What a feature is made of. */
export interface FeatureDefinition<Options> extends Pick<Feature, 'name' | 'commands'> {
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

/** A site whose configuration is read, but not its content. */
export interface FeatureSetup {
  /** Absolute path of the site's folder. */
  readonly root: string
  /** The configuration in this locale. */
  readonly config: SiteConfig
  /** Absolute path of the folder for results that can be made again. All locales share it. */
  readonly cache: string
  /** The same for this locale alone, where a build may remove what it has not used. */
  readonly localeCache: string
  /** The site's Markdown files. Their `fences` are the same object in all locales, and after an edit. */
  readonly sources: MarkdownFiles
  /** Absent in a build. */
  readonly session?: DevSession
  /** True for the default locale, whose files are at the start of the whole site. */
  readonly isDefaultLocale: boolean
  /** Returns the absolute path of a file of the site: that of the locale, if it has its own. `path` is relative to `root`. */
  fileOf(path: string): string
  /** Returns where a key of the feature's options is written; undefined if none are. */
  locationOf(key: readonly PropertyKey[]): SourceLocation | undefined
  /**
   * Adds generated files. See `GeneratedFiles`. Those whose content depends on checks are made after them, if none has
   * failed.
   */
  files(list: ListFiles, after?: 'checks'): void
  /** Adds files that depend on all others of a locale. Only builds write them, after the features before this one. */
  lastFiles(write: (site: WrittenSite) => Promise<void>): void
  /**
   * Adds pages, such as posts, or pages that are made of data. Edits in the folder, which is relative to the site's, show
   * at once.
   */
  entries(folder: string, read: ReadEntries): void
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
  /** Adds folders, relative to the site's, with files that pages depend on as on Markdown. */
  watch(folders: readonly string[]): void
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
   * `useShared`, under the feature's name.
   */
  shared(data: (site: ReadSite) => Json): void
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

/** A dev server while it runs. It is the same object in all locales and after each edit. */
export interface DevSession {
  /** Makes open pages update their text. */
  announce(): void
  onClose(work: () => Promise<void> | void): void
}

/** The Markdown files of a site, in all locales. */
export interface MarkdownFiles {
  /** The folders of pages, relative to the site's own. */
  readonly folders: readonly string[]
  /** Those that are outside it: `../docs`. */
  readonly outside: readonly string[]
  /** Returns the fences of a file, which is parsed once. */
  readonly fences: FenceIndex
}

/** Returns the HTML of a placeholder with the attributes that the extension gave it. */
export type PlaceholderHtml = (props: Readonly<Record<string, string>>, page: ShowingPage) => string

/** A page that is being rendered. */
export interface ShowingPage {
  /** Returns the public path of a file, which becomes part of the site. The page is rendered again once it changes. */
  asset(file: string): PublicPath
}

export type Prepare = (locales: readonly UnrenderedSite[]) => Promise<Finish | undefined> | Finish | undefined

/** A site before its pages are rendered. */
export interface UnrenderedSite extends ReadSite {
  /** The Markdown of its pages, in the order of the content. */
  readonly markdown: readonly MarkdownSource[]
  /**
   * Compiles a file, so that it is known when its page is rendered. An author's mistake is reported only then.
   */
  compile(source: MarkdownSource): Promise<void>
}

/** Returns a text to print: what was checked. */
export type Check = (check: { report: Report; signal: AbortSignal }) => Promise<string | undefined>

/** Runs after the last page. `hasFailed` is true if a problem will fail the build. */
export type Finish = (build: { report: Report; hasFailed: boolean }) => Promise<void> | void

export type ExtendSite = (site: ReadSite) => MarkdownExtension | Promise<MarkdownExtension>

export type Report = (severity: Severity, problem: Problem) => void

/** A place of the layout around pages: above the navbar, at its end after the search box, and below it. */
export type ShellSlot = 'shell:top' | 'navbar:end' | 'navbar:after'

/**
 * A place in a page: beside the path to it, above its text, below its title, below its text, above and at the end of the
 * footer of the site, and below the links of a page that is not there.
 */
export type ArticleSlot =
  | 'breadcrumbs:after'
  | 'article:before'
  | 'title:after'
  | 'article:after'
  | 'footer:before'
  | 'footer:end'
  | 'near-pages:after'

/** The props of a component in an `ArticleSlot`. */
export interface ArticleSlotProps {
  page: Omit<Page, 'body' | 'islands'> & Partial<Pick<PageData, 'actions'>>
  site: Site
}

export interface SlotPart {
  /** The module, such as `new URL('./Banner.tsx', import.meta.url)`. */
  module: URL
  /** The name under which it exports the component. */
  name: string
}

/**
 * When browsers load a script: some seconds after the page has become interactive; or when the pointer or the focus comes
 * near an element, and at the latest when it is used. Such a script exports a `ToolModule`.
 */
export type ClientTime = 'idle' | { near: string }

/** A script for elements on any page. */
export interface ToolModule {
  /**
   * Called for each event at an element that the script is for, and outside it while it is open; also for the event with
   * which the script was loaded. `button` is the one that was pressed, if its attribute `data-action` says what it does.
   */
  useTool(event: Event, button: HTMLElement | undefined): void
}

/** Returns what a feature adds to a page. `data` has what the features before it added. */
export type ExtendPage = (
  data: PageData,
  about: ReadSite & { source: Entry },
) => Partial<PageData> | undefined

/** Finds components of a site. `textOf` returns the text of a file that is already in memory. */
export type FindIslands = (
  textOf: (file: string) => string | undefined,
) => Promise<readonly ExportedComponent[]>

export interface ExportedComponent {
  /** Absolute path. */
  file: string
  /** `default`, or the name under which the file exports it. */
  name: string
}

/** Files by public path, with the base path. */
export type GeneratedFiles = Readonly<Record<PublicPath, GeneratedFile>>

/** Starts with the base path: `/docs/sitemap.xml`. */
export type PublicPath = string

/**
 * Makes the content of a file; undefined if there is no file after all. A build calls it once, the dev server on each
 * request of the path.
 */
export type GeneratedFile = () => MadeFile | Promise<MadeFile>

type MadeFile = FileContent | undefined

/** Content from a cache. It is not read if an earlier build wrote the file from the same. */
export interface CachedContent {
  /** Stands for the content. */
  digest: string
  read(): Buffer
}

export type FileContent = string | Buffer | CachedContent

/**
 * Returns files for a site. The build writes them and the dev server serves them, so both have the same ones. A file that
 * an author placed below `static` takes precedence. Called when the content is known; only the content of each file may
 * depend on what is rendered. Files that are named by their content, in the folder `HASHED`, may be added while pages
 * are compiled.
 */
export type ListFiles = (site: BuiltSite) => GeneratedFiles

export type DocumentHead = (page: Pick<Page, 'path' | 'image'>, site: Site) => readonly DocumentTag[]

/** Returns what a feature needs of a page, to be kept as JSON; undefined for nothing. */
export type ReadText = (page: PageText, site: ReadSite) => object | undefined

export interface PageText {
  source: Entry
  data: Omit<Page, 'body' | 'islands'> & Pick<PageData, 'names'>
  /** Absent for a page that is no Markdown, and when a build asks what the result depends on besides the text. */
  markdown?: Pick<CompiledMarkdown, 'toc' | 'twin'>
}

/** What a feature has read of a page. */
export interface Collected {
  /** Path of the page's source, relative to the site's root. */
  file: string
  json: Buffer
  /** Stands for the JSON. */
  key: string
}

export type HeadTags = (page: Pick<Page, 'kind' | 'path'>, site: ReadSite) => readonly HeadTag[]

/** A site whose content is read. */
export interface ReadSite {
  readonly site: Site
  readonly content: SiteContent
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
  shown(entry: Entry): Promise<ShownPage | undefined>
  /** Returns what a feature has read of the pages, in the order of the content. */
  collected(feature: string): Promise<readonly Collected[]>
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
  /**
   * Writes a file. `source` names its origin in messages. `isApart` is true for one that no page loads.
   * @throws SiteError if there is another file at the path.
   */
  write(path: PublicPath, content: FileContent, about?: { source?: string; isApart?: boolean }): void
  /**
   * Returns the absolute path of a package as it is installed for the site.
   * @throws Error if it is not.
   */
  resolve(name: string): Promise<string>
  /** Returns the document of a page without text, whose script shows the page at the current address. */
  shell(path: PublicPath): string
}

/** What a rendered page shows. */
export interface ShownPage {
  /** Its source and the partials in it, relative to the site's root. */
  sources: readonly string[]
  /** The labels of the languages of its code. */
  languages: readonly string[]
}

/** The data of a page in lists for the whole site. */
export interface ListedPage extends Pick<Page, 'path' | 'title' | 'description' | 'canonical' | 'markdown'> {
  /** Day of the last change, ISO 8601. */
  lastUpdated?: string
}

/** What `docs <name> <folder>` does. */
export interface Command {
  /** Shown by `docs --help`. */
  summary: string
  options?: Readonly<Record<string, CommandOption>>
  /** Returns what is printed. Whatever takes long to load is imported here. */
  run(args: CommandArguments): Promise<string>
}

/** An option of a command, written with two dashes. Its name is unique among those of all commands. */
export interface CommandOption {
  type: 'string' | 'boolean'
  /** Stands for the value in `docs --help`: `DIR`. */
  value?: string
  help: string
}

export interface CommandArguments {
  /** As typed. It may contain no site. */
  folder: string
  /** Absolute path of the folder for a built site. */
  outDir: string
  /** The options that were written: `true` for one without a value. */
  options: Readonly<Record<string, string | true>>
  /**
   * Reads the configuration of the site in the folder.
   * @throws SiteError, SiteProblems if there is none, or it is invalid.
   */
  site(): Promise<CommandSite>
}

export type CommandSite = Pick<FeatureSetup, 'root' | 'cache' | 'config' | 'sources'>
