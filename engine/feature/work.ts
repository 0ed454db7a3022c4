// Work of features for a whole site.
import type { Report, UnrenderedSite } from './site'

/** What a feature does beside a build, or the dev server. All but `gone` and `folders` is that of the default locale only. */
export interface Work {
  /** Runs once for a whole site, before a build renders its pages. */
  before?: (locales: readonly UnrenderedSite[]) => Promise<void> | void
  /**
   * Checks the whole site beside other work: while a build renders its pages, and in the dev server after every edit,
   * which shows the errors on the pages of their files. Returns a text to print: what was checked.
   */
  beside?: Check
  /** Runs after the last page of a build. `hasFailed` is true if a problem will fail it. */
  after?: (build: { report: Report; hasFailed: boolean }) => Promise<void> | void
  /** Removes what the dev server wrote for a page. Called after a Markdown file is gone. */
  gone?: () => Promise<void>
  /** Files, or folders of them, that pages depend on as on Markdown. Paths are relative to the site's folder. */
  folders?: readonly string[]
}

export type Check = (check: { report: Report; signal: AbortSignal }) => Promise<string | undefined>
