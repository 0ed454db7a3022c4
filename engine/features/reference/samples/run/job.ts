import type { Observation } from './observation'

/** A module whose imports are calls; see `toRunnable`. */
export interface RunnableModule {
  code: string
  /** Module ids, by the specifiers that the code uses. */
  imports: Record<string, string>
}

/** The request to the process that runs samples. Plain JSON. */
export interface Job {
  /** Source of the script that installs the runtime of one sample. */
  runtime: string
  modules: Record<string, RunnableModule>
  /** Ids of the modules that are samples. */
  entries: string[]
  /** Id of the module of the site's mock server. */
  server?: string
}

/** The result of a sample that ran to completion. */
export interface Ending {
  observation: Observation
  /** True if the sample still waits with nothing left to run, or if its timers never end. */
  waits: boolean
}

/** The message that reports the result of one sample. */
export interface SampleResult extends Ending {
  entry: string
}

export const SECONDS = 5
export const MEGABYTES = 256

/** What the process prints before it terminates itself. */
export const OUT_OF_TIME = 'docs: out of time'
export const OUT_OF_MEMORY = 'docs: out of memory'
