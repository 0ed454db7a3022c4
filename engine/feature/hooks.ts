import { z } from 'zod'
import { documentTag } from '../config/schemas/head'
import { vite } from '../config/schemas/vite'
import type { ReadEntries } from '../content/entries'
import type { AddedKeys, ChangeSidebar } from '../content/types'
import type { MarkdownExtension } from '../markdown/plugins/extension'
import type { DocumentTag } from '../page/document-tag'
import type { Json } from '../page/tree'
import { type AddedFiles, type AddFiles, areLast } from './files'
import { hook, run, wait } from './hook'
import type { AddComponent, AddedComponent, ClientTime, FeatureViteOptions } from './layout'
import type { ExtendPage, ExtendSite, HeadTags, ReadText } from './pages'
import {
  ENTRIES,
  EXTENSION,
  FILE_URL,
  FILES,
  JSON_DATA,
  KEYS,
  OBJECT,
  PAGE_PARTS,
  PART,
  PLACE,
  TEXT,
} from './schemas'
import { sidebarItems } from './sidebar-items'
import type { ReadSite, Report } from './site'
import type { Work } from './work'

const TAGS = z
  .array(documentTag)
  .describe("a list of tags, such as [{ tag: 'meta', attributes: { name: 'tide', content: 'high' } }]")

/**
 * Every hook. The type of `setup`, what a site registers, and the checks of values and results follow from this table, and a
 * test compares it with the table in docs/extending.md.
 */
export const HOOKS = {
  /**
   * Adds generated files, in a table by path: a build writes them, and the dev server serves them. `after` says what their
   * content depends on. See `GeneratedFiles`, `FileOptions` and `ListLastFiles`.
   */
  files: hook<AddFiles, AddedFiles>(
    run(FILES, { waits: (args) => areLast(args as AddedFiles) }),
    z
      .strictObject({
        after: z.enum(['checks', 'files', 'all']).optional(),
        isApart: z.boolean().optional(),
        paths: run(z.array(TEXT)).optional(),
      })
      .optional(),
  ),
  /**
   * Adds pages, such as posts, or pages that are made of data. Edits in the folder, which is relative to the site's, show
   * at once.
   */
  entries: hook<(folder: string, read: ReadEntries) => void>(TEXT, run(ENTRIES)),
  /**
   * Changes the sidebars of the docs, after the features before this one: adds, removes or moves items, also links to pages
   * of `entries`, which then show the sidebar. Paths begin with the base path.
   */
  sidebar: hook<(change: ChangeSidebar) => void>(
    run(
      sidebarItems.describe(
        "a list of items, such as [...items, { type: 'link', label: 'Tides', href: config.baseUrl + 'tides' }]",
      ),
    ),
  ),
  /** Extends Markdown, at compile time. One that depends on the content is made anew after each edit. */
  markdown: hook<(extension: MarkdownExtension | ExtendSite) => void>(
    z.union([EXTENSION, wait(EXTENSION)]).describe(`${EXTENSION.description}, or a function`),
  ),
  /** Works for the whole site before, beside and after a build, and beside the dev server. */
  work: hook<(work: Work) => void>(
    z.strictObject({
      before: wait().optional(),
      beside: wait(TEXT.optional()).optional(),
      after: wait().optional(),
      gone: wait().optional(),
      folders: z.array(TEXT).optional(),
    }),
  ),
  /**
   * Adds a component to a place. One around pages (`ShellSlot`) also runs in browsers, and only sites that have it ship its
   * script and style. All others run once for each page, at build time; what needs a browser there is an island, in a file
   * `*.island.tsx` beside it or below. One in an `ArticleSlot` gets `ArticleSlotProps`.
   */
  component: hook<AddComponent, AddedComponent>(PLACE, PART),
  /**
   * Reads the text of pages. `BuiltSite.collection` has the result for each of them; a build keeps it with a page that has
   * not changed.
   */
  collect: hook<(read: ReadText) => void>(run(OBJECT.optional())),
  /**
   * Adds keys to the front matter of pages, with the schemas that check their values. Slots and other hooks get the values
   * as `page.frontMatter` and `source.frontMatter`.
   */
  frontMatter: hook<(keys: AddedKeys) => void>(KEYS),
  /** Adds to the data of pages, after the features before this one. */
  page: hook<(extend: ExtendPage) => void>(run(PAGE_PARTS.optional())),
  /** Adds a script for browsers, which no page waits for. */
  client: hook<(module: URL, when: ClientTime) => void>(
    FILE_URL,
    z.union([z.literal('idle'), z.object({ near: TEXT })]).describe("'idle', or { near: 'a selector' }"),
  ),
  /**
   * Adds options of Vite, such as plugins and aliases, which are merged with the engine's and the site's. See
   * `FeatureViteOptions` for those that Vite does not have.
   */
  vite: hook<(options: FeatureViteOptions) => void>(
    vite
      .unwrap()
      .extend({
        plugins: z.array(z.unknown()).optional(),
        modules: z.record(TEXT, FILE_URL).optional(),
        islands: wait(z.array(OBJECT)).optional(),
      })
      .describe(
        'options of Vite: `plugins`, which are a list, `resolve`, `define`, `css`, `assetsInclude` or `json`; and `modules` and `islands`',
      ),
  ),
  /**
   * Adds tags to the head of pages. Those that describe a page, such as an `alternate`, are replaced when a reader goes to
   * another one. The text of a script has its hash in the policy, and may run before the first frame.
   */
  head: hook<(tags: readonly DocumentTag[] | HeadTags) => void>(
    z.union([TAGS, run(TAGS)]).describe(`${TAGS.description}, or a function`),
  ),
  /** Adds a style sheet to all pages. One that a component imports need not be added. */
  styles: hook<(file: URL) => void>(FILE_URL),
  /**
   * Gives browsers data that is the same on all pages. It ships once, with the script; components read it with
   * `useShared`, under the feature's name. `report` is for what is wrong in the options that it is made of.
   */
  shared: hook<(data: (site: ReadSite & { readonly report: Report }) => Json) => void>(run(JSON_DATA)),
}

type Table = typeof HOOKS

export type HookName = keyof Table

/** How features call the hooks. */
export type HookCalls = { [Name in HookName]: NonNullable<Table[Name]['call']> }

/** What features have registered, in the order of the features. */
export type Hooks = {
  readonly [Name in HookName]: readonly Registered<NonNullable<Table[Name]['args']>>[]
}

export interface Registered<Args> {
  readonly feature: string
  readonly args: Args
}

export const HOOK_NAMES = Object.keys(HOOKS) as HookName[]
