// What features add to the layout, and to what runs in browsers.
import type { ViteOptions } from '../config/types'
import type { Site } from '../page/site'
import type { AddedKind, Page, PageData } from '../page/types'
import type { PlaceholderHtml } from './pages'

/** The places of the layout around pages: above the navbar, at its end, and below it. */
export const SHELL_SLOTS = ['shell:top', 'navbar:end', 'navbar:after'] as const
export type ShellSlot = (typeof SHELL_SLOTS)[number]

/**
 * The places in a page: beside the path to it, above its text, below its title, below its text, above and at the end of the
 * footer of the site; and in the document for missing pages, links to pages that may be meant, and what is below them.
 */
export const ARTICLE_SLOTS = [
  'breadcrumbs:after',
  'article:before',
  'title:after',
  'article:after',
  'footer:before',
  'footer:end',
  'near-pages',
  'near-pages:after',
] as const
export type ArticleSlot = (typeof ARTICLE_SLOTS)[number]

export function isShellSlot(where: string): where is ShellSlot {
  return SHELL_SLOTS.some((slot) => slot === where)
}

export function isArticleSlot(where: string): where is ArticleSlot {
  return ARTICLE_SLOTS.some((slot) => slot === where)
}

/**
 * The props of a component in an `ArticleSlot`. In the footer, features of the engine get a page without actions and front
 * matter.
 */
export interface ArticleSlotProps {
  page: Omit<Page, 'body' | 'islands'> & Partial<Pick<PageData, 'actions' | 'frontMatter' | 'names'>>
  site: Site
}

/**
 * Where a component is shown: in a place of the layout or of a page; in text, without an import, under its name; or where the
 * feature's pages have data of this kind: a list, or the `header` of a page (see `View`).
 */
export type ComponentPlace = ShellSlot | ArticleSlot | 'markdown' | `view:${AddedKind}`

/** A component in a module, which Vite compiles. */
export interface ModulePart {
  /** The module, such as `new URL('./Banner.tsx', import.meta.url)`. */
  module: URL
  /** The name under which it exports the component. */
  name: string
  /** The width of a component in `navbar:end`, in px. Items of the navbar that leave no room for it move into a menu. */
  width?: number
}

/** A component in text that is finished HTML, for one that an extension of Markdown put there. */
export interface HtmlPart {
  name: string
  /** Called when a page is rendered, so the HTML may change while the page's Markdown stays the same. */
  html: PlaceholderHtml
}

export interface AddComponent {
  (where: ComponentPlace, part: ModulePart): void
  (where: 'markdown', part: HtmlPart): void
}

export type AddedComponent = [where: ComponentPlace, part: ModulePart | HtmlPart]

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
   * May return a promise that rejects if something cannot be loaded: the button then says so.
   */
  useTool(event: Event, button: HTMLElement | undefined): void | Promise<void>
}

/** Options of Vite, and two that it does not have. */
export interface FeatureViteOptions extends ViteOptions {
  /**
   * Modules under names that pages and components may import: `@harbor/Tide`. A message about another name of the same
   * scope lists them.
   */
  modules?: Readonly<Record<string, URL>>
  /** Lets components run in browsers that are in no `*.island.tsx`, if they cannot be called at build time. */
  islands?: FindIslands
}

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

/**
 * Texts by part and name, with placeholders in braces: `{ "rating": { "done": "{count} answers" } }`. Those of a site's
 * locale are in `words` of its configuration. A component gets them by `useWords('rating')`, one in an `ArticleSlot` in
 * `site.words`. Browser code of the engine names them as `WORDS.rating.done`.
 */
export type EnglishWords = Readonly<Record<string, Readonly<Record<string, string>>>>
