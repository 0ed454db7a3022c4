import type { TryEnd, TryJob } from '../../../page/try-it'
import type { RunnableModule } from '../../run/job'
import type { Observed } from '../../run/observation'

/** Packages as runnable modules: the content of their file. */
export interface TryPackages {
  modules: Record<string, RunnableModule>
  /** Module ids by import specifier. */
  ids: Record<string, string>
}

/** The request to the worker once it is ready. */
export type WorkerJob = Omit<TryJob, 'packages'> & { packages?: TryPackages }

/** The worker's messages. */
export type WorkerMessage = { isReady: true } | { observed: Observed } | { end: TryEnd }
