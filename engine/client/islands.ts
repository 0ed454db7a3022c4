import type { FindIsland, IslandComponent } from '../page/tree'
import type { Page } from '../page/types'
import { ISLAND_MISSING } from './error-texts'

export type IslandModule = { default: IslandComponent }
/** Imports a script of the build by its name. */
export type ImportScript = (name: string) => Promise<IslandModule>

export interface Islands {
  /**
   * Resolves when all of them can be rendered. A chunk that fails to load is requested twice.
   * @throws the first failure, once the others have settled.
   */
  load(islands: Page['islands']): Promise<void>
  /** An island that has not been loaded is found as one that throws an `IslandLoadError`. */
  find: FindIsland
}

/** The script of an island could not be loaded; loading it again may help. */
export class IslandLoadError extends Error {}

/**
 * The islands that pages have named. They are awaited before a page is shown: with `lazy` and `Suspense` they
 * would pop in after the prose.
 */
export function createIslands(importScript: ImportScript): Islands {
  const known = new Map<string, IslandComponent>()
  const loadOne = async ([id, script]: [string, string]): Promise<void> => {
    try {
      // Browsers cache modules that have loaded, and request one again that failed.
      const module = await importScript(script).catch(() => importScript(script))
      known.set(id, module.default)
    } catch (error) {
      known.set(id, missing(error))
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
