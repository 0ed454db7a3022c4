import type { ReactNode } from 'react'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { SERVER_ENTRY } from '../cache/paths'
import { SiteError } from '../diagnostics/problem'
import type { ArticleSlot, ArticleSlotProps } from '../feature'
import type { IslandId } from '../markdown/evaluate/body'
import type { LoadModule } from '../markdown/evaluate/evaluate'
import type { View } from '../page/listings'
import type { FindIsland } from '../page/tree'
import type { Page } from '../page/types'
import { siteComponentsFile } from '../site/site-components-file'
import type { SiteModel } from '../site/site-model'
import type { CodeBlock } from '../theme/code/CodeBlock'
import type { Layout } from '../theme/layout/Layout'
import type { Title } from '../theme/layout/Title'
import type { TocFold } from '../theme/layout/Toc'
import type { VersionNotice } from '../theme/versions/VersionNotice'
import { createIslandRegistry, type LoadedIsland } from './island-registry'
import { entryError, islandModuleError } from './load-errors'
import { type ModuleDigest, moduleDigests } from './module-digest'
import { createModuleLoader } from './module-loader'
import { islandFailed } from './problems'
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
  /** Shows the title that opens a text if the site replaces the theme's. */
  title: typeof Title
  /** Renders the layout around a page's text. */
  layout: typeof Layout
  /** Renders what features add to a place in a page. */
  articleSlot(where: ArticleSlot, props: ArticleSlotProps): ReactNode
  /** Renders the content of the footer of a page. */
  foot(props: ArticleSlotProps, footer: SiteModel['footer']): ReactNode
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
  Title: typeof Title
  Layout: typeof Layout
  articleSlot: Renderer['articleSlot']
  foot: Renderer['foot']
  TocFold: typeof TocFold
  views: Renderer['views']
  VersionNotice: typeof VersionNotice
}

/**
 * Loads the renderer. Modules that have not changed since the last call stay loaded.
 * @throws SiteError for an island without a default export.
 */
export async function loadRenderer(server: ViteDevServer): Promise<Renderer> {
  const environment = server.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('The ssr environment cannot run modules.')
  const { root } = server.config
  const entry: ServerEntry = await environment.runner
    .import<ServerEntry>(SERVER_ENTRY)
    .catch((error: unknown) => {
      throw entryError(error, root)
    })
  const { default: islands }: { default: LoadedIsland[] } = await environment.runner
    .import('virtual:docs/islands')
    .catch((error: unknown) => {
      throw islandModuleError(error, root)
    })
  const registry = createIslandRegistry(islands, root)
  const { resolve, load } = createModuleLoader(environment, root)
  const sharedFile = siteComponentsFile(root)
  const shared = await siteComponents(root, entry.mdxComponents, load)
  return {
    renderApp(page, model, file = page.path) {
      try {
        return entry.renderApp(page, model, registry.find)
      } catch (error) {
        const name = registry.fileThatThrew(error)
        throw name === undefined ? error : new SiteError(islandFailed(name, file, error), { cause: error })
      }
    },
    components: { ...entry.mdxComponents, ...shared },
    codeBlock: entry.CodeBlock,
    title: entry.Title,
    layout: entry.Layout,
    articleSlot: entry.articleSlot,
    foot: entry.foot,
    tocFold: entry.TocFold,
    views: entry.views,
    versionNotice: entry.VersionNotice,
    islandId: registry.islandId,
    liveId: registry.liveId,
    islandScript: registry.islandScript,
    resolve,
    load,
    digestOf: moduleDigests(environment),
    ...(sharedFile === undefined ? {} : { shared: { file: sharedFile, names: Object.keys(shared) } }),
  }
}
