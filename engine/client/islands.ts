import type { ReactNode } from 'react'
import type { FindIsland, IslandComponent } from '../page/tree'

export type IslandModule = { default: IslandComponent }
export type IslandLoaders = Record<string, () => Promise<IslandModule>>

export interface Islands {
  /** Resolves when all of them can be rendered; rejects where a chunk cannot be loaded. */
  load(ids: readonly string[]): Promise<void>
  /** An island that could not be loaded is found as its children: its prose stays readable. */
  find: FindIsland
}

const Children: IslandComponent = ({ children }) => children as ReactNode

/**
 * The islands of the site. They are awaited before a page is shown: with `lazy` and `Suspense` they
 * would pop in after the prose.
 */
export function createIslands(loaders: IslandLoaders): Islands {
  const loaded = new Map<string, IslandComponent>()
  const loadOne = async (id: string): Promise<void> => {
    const loader = loaders[id]
    if (!loader) throw new Error(`No island has the id ${id}.`)
    const module = await loader()
    loaded.set(id, module.default)
  }
  return {
    async load(ids) {
      await Promise.all(ids.filter((id) => !loaded.has(id)).map(loadOne))
    },
    find: (id) => loaded.get(id) ?? Children,
  }
}
