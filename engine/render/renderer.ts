import { existsSync } from 'node:fs'
import { isAbsolute, relative } from 'pathe'
import type { ReactNode } from 'react'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { type IslandFile, islandModule } from '../bundle/islands'
import { servedScript } from '../bundle/served-script'
import { packageModule } from '../bundle/virtual-modules'
import { SERVER_ENTRY } from '../cache/paths'
import { SiteError } from '../diagnostics/problem'
import { thrownAt } from '../diagnostics/thrown-at'
import type { ArticleSlot, ArticleSlotProps } from '../feature'
import type { IslandId } from '../markdown/evaluate/body'
import type { LoadModule, Module } from '../markdown/evaluate/evaluate'
import { NO_MODULE } from '../markdown/evaluate/import-problems'
import type { View } from '../page/listings'
import type { FindIsland, IslandComponent } from '../page/tree'
import type { Page } from '../page/types'
import { siteComponentsFile } from '../site/site-components-file'
import type { SiteModel } from '../site/site-model'
import type { CodeBlock } from '../theme/code/CodeBlock'
import type { Layout } from '../theme/layout/Layout'
import type { TocFold } from '../theme/layout/Toc'
import type { VersionNotice } from '../theme/versions/VersionNotice'
import { type ModuleDigest, moduleDigests } from './module-digest'
import { componentModuleFailed, islandFailed, islandModuleFailed, noDefaultExport } from './problems'
import { siteComponents } from './site-components'

/** The theme and the site's components, loaded for rendering by the dev server and by builds. */
export interface Renderer {
  /**
   * Returns the HTML of the layout and the page: the content of `<div id="app">`. Messages name the page as `file`.
   * @throws SiteError if an island fails.
   */
  renderApp(page: Page, model: Shown, file?: string): string
  /** Components that a page may use without importing them. */
  components: Record<string, unknown>
  /** Shows a code fence if the site replaces the theme's. */
  codeBlock: typeof CodeBlock
  /** Renders the layout around a page's text. */
  layout: typeof Layout
  /** Renders what features add to a place in a page. */
  articleSlot(where: ArticleSlot, props: ArticleSlotProps): ReactNode
  /** Renders the table of contents below the title. */
  tocFold: typeof TocFold
  /** Render the pages that list others, and the headers of pages that features add, by name. */
  views: Readonly<Record<string, View>>
  /** Renders the notice about a page's version. */
  versionNotice: typeof VersionNotice
  islandId: IslandId
  /** Returns the id of a component that becomes an island if it cannot be called at build time. */
  liveId: IslandId
  /** Returns the path of an island's script in the dev server, relative to the entry script. A build names its own. */
  islandScript(id: string): string
  load: LoadModule
  /**
   * Returns the absolute path of a module.
   * @throws Error if it does not exist.
   */
  resolve(specifier: string, importer: string): Promise<string>
  /** Returns a digest of a loaded module and of all that it imports; undefined if its result may change without them. */
  digestOf: ModuleDigest
  /** Absolute path of the module that names components of every page, and these names. */
  shared?: { file: string; names: readonly string[] }
}

/** The parts of the model that every page shows. */
type Shown = Pick<SiteModel, 'site' | 'footer'>

interface ServerEntry {
  renderApp(page: Page, model: Shown, findIsland: FindIsland): string
  mdxComponents: Record<string, unknown>
  CodeBlock: typeof CodeBlock
  Layout: typeof Layout
  articleSlot: Renderer['articleSlot']
  TocFold: typeof TocFold
  views: Renderer['views']
  VersionNotice: typeof VersionNotice
}

type LoadedIsland = IslandFile & { module: Record<string, unknown> }

/**
 * Loads the renderer. Modules that have not changed since the last call stay loaded.
 * @throws SiteError for an island without a default export.
 */
export async function loadRenderer(server: ViteDevServer): Promise<Renderer> {
  const environment = server.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('The ssr environment cannot run modules.')
  const entry: ServerEntry = await environment.runner.import(SERVER_ENTRY)
  const { default: islands }: { default: LoadedIsland[] } = await environment.runner
    .import('virtual:docs/islands')
    .catch((error: unknown) => {
      throw islandModuleError(error, server.config.root)
    })
  const byId = new Map(islands.map((island) => [island.id, componentOf(island, server)]))
  const idsOf = (list: readonly LoadedIsland[]) =>
    new Map(list.map(({ id }) => [byId.get(id) as unknown, id]))
  const ids = idsOf(islands.filter((island) => island.export === undefined))
  const live = idsOf(islands.filter((island) => island.export !== undefined))
  const find: FindIsland = (id) => {
    const component = byId.get(id)
    if (!component) throw new Error(`No island has the id ${id}.`)
    return component
  }
  const resolve = async (specifier: string, importer: string): Promise<string> => {
    const resolved = await environment.pluginContainer.resolveId(specifier, importer)
    // Vite resolves an alias to a path without checking that the file exists.
    const [path = ''] = resolved?.id.split('?') ?? []
    if (!resolved || (isAbsolute(path) && !existsSync(path))) throw new Error(NO_MODULE)
    return resolved.id
  }
  // Every page that imports a module reports the same importer, so that one mistake makes one message.
  const importers = new Map<string, string>()
  const load: LoadModule = async (specifier, importer) => {
    const id = await resolve(specifier, importer)
    if (!importers.has(id)) importers.set(id, importer)
    try {
      if (!isPackage(specifier, id)) return await environment.runner.import<Module>(id)
      const held = await environment.runner.import<{ default: Module }>(packageModule(specifier))
      return held.default
    } catch (error) {
      if (error instanceof SiteError) throw error
      const [file, page] = [id, importers.get(id) ?? importer].map((path) =>
        relative(server.config.root, path),
      )
      throw new SiteError(componentModuleFailed(file ?? id, page ?? importer, error), { cause: error })
    }
  }
  const sharedFile = siteComponentsFile(server.config.root)
  const shared = await siteComponents(server.config.root, entry.mdxComponents, load)
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
    components: { ...entry.mdxComponents, ...shared },
    codeBlock: entry.CodeBlock,
    layout: entry.Layout,
    articleSlot: entry.articleSlot,
    tocFold: entry.TocFold,
    views: entry.views,
    versionNotice: entry.VersionNotice,
    islandId: (component) => ids.get(component),
    liveId: (component) => live.get(component),
    islandScript(id) {
      const island = islands.find((candidate) => candidate.id === id)
      return servedScript(island ? islandModule(island) : id, server.config.root)
    },
    resolve,
    load,
    digestOf: moduleDigests(environment),
    ...(sharedFile === undefined ? {} : { shared: { file: sharedFile, names: Object.keys(shared) } }),
  }
}

/** Node loads packages, since they may be CommonJS. */
function isPackage(specifier: string, id: string): boolean {
  return !/^[./]/.test(specifier) && /[\\/]node_modules[\\/].*\.[cm]?js$/.test(id)
}

/** An island that fails on import is not registered yet, so only the stack names it. */
function islandModuleError(error: unknown, root: string): unknown {
  const location = error instanceof SiteError ? undefined : thrownAt(error, root)
  return location ? new SiteError(islandModuleFailed(location, error), { cause: error }) : error
}

function hasFrameIn(file: string, error: unknown): boolean {
  return error instanceof Error && error.stack?.replaceAll('\\', '/').includes(file) === true
}

function componentOf(island: LoadedIsland, server: ViteDevServer): IslandComponent {
  const component = island.module[island.export ?? 'default']
  if (island.export === undefined && typeof component !== 'function') {
    throw new SiteError(noDefaultExport('island', relative(server.config.root, island.file)))
  }
  return component as IslandComponent
}
