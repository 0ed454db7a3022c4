import type { Observation } from './observation'

/** A module whose imports are calls: see `toRunnable`. */
export interface RunnableModule {
  code: string
  /** Ids of modules, by the specifiers that the code imports them under. */
  imports: Record<string, string>
}

/** What the process is asked to run. Plain JSON. */
export interface Job {
  /** Script that makes a global object into that of a page. */
  world: string
  modules: Record<string, RunnableModule>
  /** Ids of the modules that are the samples. */
  entries: string[]
}

/** How a sample ended that came to an end. */
export interface Ending {
  observation: Observation
  /** Nothing is left to happen, and the sample still waits; or its timers never end. */
  waits: boolean
}

/** What the process tells of one sample. */
export interface Told extends Ending {
  entry: string
}

export const SECONDS = 5
export const MEGABYTES = 256

/** What the process writes before it ends itself. */
export const OUT_OF_TIME = 'docs: out of time'
export const OUT_OF_MEMORY = 'docs: out of memory'
