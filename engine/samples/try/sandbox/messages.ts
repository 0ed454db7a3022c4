import type { TryEnd, TryJob } from '../../../page/try-it'
import type { RunnableModule } from '../../run/job'
import type { Observed } from '../../run/observation'

/** Packages, ready to run: the content of their file. */
export interface TryPackages {
  modules: Record<string, RunnableModule>
  /** Ids of modules by specifier. */
  ids: Record<string, string>
}

/** What the worker is told once it is ready. */
export type WorkerJob = Omit<TryJob, 'packages'> & { packages?: TryPackages }

/** What the worker tells. */
export type WorkerMessage = { isReady: true } | { observed: Observed } | { end: TryEnd }
