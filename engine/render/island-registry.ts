import { relative } from 'pathe'
import { devScriptPathOf } from '../bundle/dev-urls'
import { type IslandFile, islandModule } from '../bundle/islands'
import { SiteError } from '../diagnostics/problem'
import type { IslandId } from '../markdown/evaluate/body'
import type { FindIsland, IslandComponent } from '../page/tree'
import { noDefaultExport } from './problems'

export type LoadedIsland = IslandFile & { module: Record<string, unknown> }

interface IslandRegistry {
  find: FindIsland
  islandId: IslandId
  /** Returns the id of a component that becomes an island if it cannot be called at build time. */
  liveId: IslandId
  /** Returns the path of an island's script in the dev server, relative to the entry script. */
  islandScript(id: string): string
  /** Returns the file of the island that threw an error, relative to the site's root; undefined for none. */
  fileThatThrew(error: unknown): string | undefined
}

/**
 * Returns the islands of a site by their ids and components.
 * @throws SiteError for an island without a default export.
 */
export function createIslandRegistry(islands: readonly LoadedIsland[], root: string): IslandRegistry {
  const byId = new Map(islands.map((island) => [island.id, componentOf(island, root)]))
  const idsOf = (list: readonly LoadedIsland[]) =>
    new Map(list.map(({ id }) => [byId.get(id) as unknown, id]))
  const ids = idsOf(islands.filter((island) => island.export === undefined))
  const live = idsOf(islands.filter((island) => island.export !== undefined))
  return {
    find(id) {
      const component = byId.get(id)
      if (!component) throw new Error(`No island has the id ${id}.`)
      return component
    },
    islandId: (component) => ids.get(component),
    liveId: (component) => live.get(component),
    islandScript(id) {
      const island = islands.find((candidate) => candidate.id === id)
      return devScriptPathOf(island ? islandModule(island) : id, root)
    },
    fileThatThrew(error) {
      const island = islands.find(({ file }) => hasFrameIn(file, error))
      return island && relative(root, island.file)
    },
  }
}

function hasFrameIn(file: string, error: unknown): boolean {
  return error instanceof Error && error.stack?.replaceAll('\\', '/').includes(file) === true
}

function componentOf(island: LoadedIsland, root: string): IslandComponent {
  const component = island.module[island.export ?? 'default']
  if (island.export === undefined && typeof component !== 'function') {
    throw new SiteError(noDefaultExport('island', relative(root, island.file)))
  }
  return component as IslandComponent
}
