export type { AddedKeys } from './content/types'

import { z } from 'zod'
import type { SourceLocation } from './diagnostics/problem'
import type { Command } from './feature/command'
import type { HookCalls } from './feature/hooks'
import type { EnglishWords } from './feature/layout'
import type { ConfiguredSite, DevSession } from './feature/site'
import type { Tool } from './feature/tool'

export { type AddedEntries, type ContentFiles, dataPage, type ReadEntries } from './content/entries'
export type { AddedListing, AddedSource, ChangeSidebar, Entry } from './content/types'
export type { Problem, Severity } from './diagnostics/problem'
export type * from './feature/command'
export type * from './feature/files'
export type * from './feature/layout'
export type * from './feature/pages'
export type * from './feature/site'
export type * from './feature/tool'
export type * from './feature/work'
export type { ExtendedPage, MarkdownExtension } from './markdown/plugins/extension'
export type { DocumentTag } from './page/document-tag'
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
  /** What programs can ask a built site, by name: `docs mcp` offers it. */
  readonly tools?: Readonly<Record<string, Tool>>
  /** What the feature shows, in English. They exist without a site, too: `theme.json` of any may translate them. */
  readonly words?: EnglishWords
  /** The options as an author wrote them; in the configuration of a site, as the schema returned them. */
  readonly options?: unknown
  readonly schema?: z.ZodType
  /** True for an entry that stands for the absence of a standard feature. */
  readonly isLeftOut?: boolean
  /** The feature whose hooks run right after, or right before, those of this one. Without it, the order is that of the site. */
  readonly before?: string
  readonly after?: string
  /** Registers the feature's hooks. Called once for each locale of a site, and again after an edit of its configuration. */
  setup(site: FeatureSetup, options: unknown): void
}

/** What a feature is made of. */
export interface FeatureDefinition<Options>
  extends Pick<Feature, 'name' | 'commands' | 'tools' | 'words' | 'before' | 'after'> {
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
export interface FeatureSetup extends ConfiguredSite, HookCalls {
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
}
