import { relative } from 'pathe'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { IslandFile } from '../bundle/islands'
import { servedScript } from '../bundle/served-script'
import { packageModule } from '../bundle/virtual-modules'
import { SERVER_ENTRY } from '../cache/paths'
import { SiteError } from '../diagnostics/problem'
import type { IslandId } from '../markdown/evaluate/body'
import type { LoadModule, Module } from '../markdown/evaluate/evaluate'
import type { FindIsland, IslandComponent } from '../page/tree'
import type { Page } from '../page/types'
import type { SiteModel } from '../site/site-model'
import type { PostByline } from '../theme/blog/PostByline'
import type { Frame } from '../theme/frame/Frame'
import type { TocFold } from '../theme/frame/Toc'
import type { ListComponents } from '../theme/lists/list-components'
import type { VersionNotice } from '../theme/versions/VersionNotice'
import { componentModuleFailed, islandFailed, noDefaultExport } from './problems'

/** The theme and the site's components, loaded on this side: used by the dev server and the build alike. */
export interface Renderer {
  /**
   * Markup of the shell and the page, to stand inside `<div id="app">`. `file` names the page in messages.
   * @throws SiteError for an island that fails.
   */
  renderApp(page: Page, model: Shown, file?: string): string
  /** Components that a page may use without importing them. */
  components: Record<string, unknown>
  /** What prints all that stands around the text of a page. */
  frame: typeof Frame
  /** What prints the table of contents under the title. */
  tocFold: typeof TocFold
  /** What prints the pages that list others. */
  lists: ListComponents
  /** What prints date and authors of a post. */
  postByline: typeof PostByline
  /** What prints what a page says of its version. */
  versionNotice: typeof VersionNotice
  islandId: IslandId
  /** Names the script of an island, relative to the entry script. It is that of the dev server; a build has its own. */
  islandScript(id: string): string
  load: LoadModule
  /** @returns the absolute path of a module. @throws Error where there is none. */
  resolve(specifier: string, importer: string): Promise<string>
}

/** What every page shows of the site. */
type Shown = Pick<SiteModel, 'site' | 'footer'>

interface ServerEntry {
  renderApp(page: Page, model: Shown, findIsland: FindIsland): string
  mdxComponents: Record<string, unknown>
  Frame: typeof Frame
  TocFold: typeof TocFold
  listComponents: ListComponents
  PostByline: typeof PostByline
  VersionNotice: typeof VersionNotice
}

type LoadedIsland = IslandFile & { module: { default?: IslandComponent } }

/**
 * Loads what has changed since the last call; the rest is kept.
 * @throws SiteError for an island without a default export.
 */
export async function loadRenderer(server: ViteDevServer): Promise<Renderer> {
  const environment = server.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('The ssr environment cannot run modules.')
  const entry: ServerEntry = await environment.runner.import(SERVER_ENTRY)
  const { default: islands }: { default: LoadedIsland[] } =
    await environment.runner.import('virtual:docs/islands')
  const byId = new Map(islands.map(({ id, file, module }) => [id, componentOf(file, module, server)]))
  const ids = new Map([...byId].map(([id, component]) => [component as unknown, id]))
  const find: FindIsland = (id) => {
    const component = byId.get(id)
    if (!component) throw new Error(`No island has the id ${id}.`)
    return component
  }
  const resolve = async (specifier: string, importer: string): Promise<string> => {
    const resolved = await environment.pluginContainer.resolveId(specifier, importer)
    if (!resolved) throw new Error('there is no such module')
    return resolved.id
  }
  return {
    renderApp(page, model, file = page.path) {
      try {
        return entry.renderApp(page, model, find)
      } catch (error) {
        const island = islands.find((candidate) => hasFrameIn(candidate.file, error))
        if (!island) throw error
        const name = relative(server.config.root, island.file)
        throw new SiteError(islandFailed(name, file, error), { cause: error })
      }
    },
    components: entry.mdxComponents,
    frame: entry.Frame,
    tocFold: entry.TocFold,
    lists: entry.listComponents,
    postByline: entry.PostByline,
    versionNotice: entry.VersionNotice,
    islandId: (component) => ids.get(component),
    islandScript: (id) =>
      servedScript(islands.find((island) => island.id === id)?.file ?? id, server.config.root),
    resolve,
    async load(specifier, importer) {
      const id = await resolve(specifier, importer)
      try {
        if (!isPackage(specifier, id)) return await environment.runner.import<Module>(id)
        const held = await environment.runner.import<{ default: Module }>(packageModule(specifier))
        return held.default
      } catch (error) {
        if (error instanceof SiteError) throw error
        throw new SiteError(componentModuleFailed(relative(server.config.root, id), error), { cause: error })
      }
    },
  }
}

/** Scripts of packages are Node's to load: they may be CommonJS. */
function isPackage(specifier: string, id: string): boolean {
  return !/^[./]/.test(specifier) && /[\\/]node_modules[\\/].*\.[cm]?js$/.test(id)
}

function hasFrameIn(file: string, error: unknown): boolean {
  return error instanceof Error && error.stack?.replaceAll('\\', '/').includes(file) === true
}

function componentOf(file: string, module: LoadedIsland['module'], server: ViteDevServer): IslandComponent {
  if (typeof module.default !== 'function') {
    throw new SiteError(noDefaultExport('island', relative(server.config.root, file)))
  }
  return module.default
}
