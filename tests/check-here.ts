import type { Finished } from './commands'
import { runHere } from './run-here'

/** Runs `docs check` in this process, to test messages that need no bundle: these are those of `docs build`. */
export function checkHere(siteRoot: string, { cache }: { cache: string }): Promise<Finished> {
  return runHere(['check', siteRoot, '--cache', cache])
}
