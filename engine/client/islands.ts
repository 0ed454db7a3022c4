import type { FindIsland, IslandComponent } from '../page/tree'
import type { Page } from '../page/types'
import { ISLAND_MISSING } from './error-texts'
import { LateError } from './in-time'
import { lookForNewBuild } from './new-build'

export type IslandModule = { default: IslandComponent }
/** Imports a script of the build by its name. */
export type ImportScript = (name: string) => Promise<IslandModule>

export interface Islands {
  /**
   * Resolves when all of them can be rendered. A chunk that fails to load is requested twice, unless it only takes too
   * long.
   * @throws the first failure, once all others have settled.
   */
  load(islands: Page['islands']): Promise<void>
  /** Returns a component that throws an `IslandLoadError` for an island that is not loaded. */
  find: FindIsland
}

/** An island's script could not be loaded. Another try may succeed. */
export class IslandLoadError extends Error {}

/**
 * Loads the islands that pages name. A page waits for its islands before it is shown: with `lazy` and `Suspense`, they
 * would pop in after the prose.
 */
export function createIslands(importScript: ImportScript): Islands {
  const known = new Map<string, IslandComponent>()
  const loadOne = async ([id, script]: [string, string]): Promise<void> => {
    try {
      // Browsers cache modules that loaded, and request those again that failed.
      const module = await importScript(script).catch((error: unknown) => {
        if (error instanceof LateError) throw error
        return importScript(script)
      })
      known.set(id, module.default)
    } catch (error) {
      known.set(id, missing(error))
      void lookForNewBuild()
      throw error
    }
  }
  return {
    async load(islands) {
      const results = await Promise.allSettled(Object.entries(islands).map(loadOne))
      for (const result of results) if ('reason' in result) throw result.reason
    },
    find: (id) => known.get(id) ?? missing(),
  }
}

function missing(cause?: unknown): IslandComponent {
  return () => {
    throw new IslandLoadError(ISLAND_MISSING, { cause })
  }
}
