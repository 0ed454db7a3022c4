import type { FindIsland, IslandComponent } from '../page/tree'
import { ISLAND_MISSING } from './error-texts'

export type IslandModule = { default: IslandComponent }
export type IslandLoaders = Record<string, () => Promise<IslandModule>>

export interface Islands {
  /**
   * Resolves when all of them can be rendered. A chunk that does not come is asked for twice.
   * @throws whatever the first one that failed threw, when the others have come.
   */
  load(ids: readonly string[]): Promise<void>
  /** An island that has not been loaded is found as one that throws an `IslandLoadError`. */
  find: FindIsland
}

/** The script of an island is not there; to load it again may help. */
export class IslandLoadError extends Error {}

/**
 * The islands of the site. They are awaited before a page is shown: with `lazy` and `Suspense` they
 * would pop in after the prose.
 */
export function createIslands(loaders: IslandLoaders): Islands {
  const loaded = new Map<string, IslandComponent>()
  const failed = new Map<string, unknown>()
  const loadOne = async (id: string): Promise<void> => {
    const loader = loaders[id]
    try {
      if (!loader) throw new Error(`No island has the id ${id}.`)
      // Browsers do not keep a module that they failed to fetch: the second import asks for it again.
      const module = await loader().catch(loader)
      loaded.set(id, module.default)
    } catch (error) {
      failed.set(id, error)
      throw error
    }
  }
  return {
    async load(ids) {
      const results = await Promise.allSettled(ids.filter((id) => !loaded.has(id)).map(loadOne))
      for (const result of results) if (result.status === 'rejected') throw result.reason
    },
    find: (id) =>
      loaded.get(id) ??
      (() => {
        throw new IslandLoadError(ISLAND_MISSING, { cause: failed.get(id) })
      }),
  }
}
