import type { Finished } from './commands'
import type { BuildOptions } from './docs-cli'
import { runHere } from './run-here'

/** Runs `docs build` in this process. */
export function buildHere(siteRoot: string, { out, cache }: Omit<BuildOptions, 'env'>): Promise<Finished> {
  return runHere(['build', siteRoot, '--out', out, '--cache', cache])
}
