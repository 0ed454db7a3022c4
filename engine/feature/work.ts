// Work of features for a whole site.
import type { Report, UnrenderedSite } from './site'

export type Prepare = (locales: readonly UnrenderedSite[]) => Promise<Finish | undefined> | Finish | undefined

/** Returns a text to print: what was checked. */
export type Check = (check: { report: Report; signal: AbortSignal }) => Promise<string | undefined>

/** Runs after the last page. `hasFailed` is true if a problem will fail the build. */
export type Finish = (build: { report: Report; hasFailed: boolean }) => Promise<void> | void
