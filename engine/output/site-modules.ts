import { createServer, type InlineConfig } from 'vite'
import { assetImports } from '../bundle/asset-imports'
import { allIslands, type IslandFile } from '../bundle/islands'
import { prebundleTheme } from '../bundle/prebundle-theme'
import { siteStyles } from '../bundle/site-styles'
import { viteConfig } from '../bundle/vite-config'
import { workOn } from '../diagnostics/progress'
import type { Reporter } from '../diagnostics/reporter'
import { foreignInSheets } from '../links/sheet-links'
import { paletteCss } from '../markdown/code/palette'
import { startError } from '../render/load-errors'
import { loadRenderer, type Renderer } from '../render/renderer'
import type { SiteModel } from '../site/site-model'

/** The components, islands and styles of a locale. */
export interface SiteModules {
  config: InlineConfig
  islands: readonly IslandFile[]
  /** @throws SiteError if a module of the site cannot be loaded. */
  load(): Promise<Renderer>
  /** Returns the absolute paths of the files that have been loaded so far. */
  listLoaded(): string[]
}

export interface OpenModules extends SiteModules {
  close(): Promise<void>
}

/** Checks the styles of a locale, and gives `use` its modules, which can be loaded until it ends. */
export async function withModules<T>(
  model: SiteModel,
  reporter: Reporter,
  use: (modules: SiteModules) => Promise<T>,
): Promise<T> {
  const modules = await openModules(model, reporter)
  try {
    return await use(modules)
  } finally {
    await modules.close()
  }
}

/** Checks the styles of a locale, and returns its modules, which can be loaded until they are closed. */
export async function openModules(model: SiteModel, reporter: Reporter): Promise<OpenModules> {
  workOn('the components, islands and styles of the site')
  const islands = await allIslands(model.setup, (file) => model.content.byFile.get(file)?.text)
  const config = configOf(model, islands)
  await checkStyles(model, reporter)
  const server = await createServer({
    ...config,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  }).catch((error: unknown) => {
    throw startError(error, model.setup.root)
  })
  return {
    config,
    islands,
    load: () => loadRenderer(server),
    listLoaded: () => [...(server.environments.ssr?.moduleGraph.fileToModulesMap.keys() ?? [])],
    close: () => server.close(),
  }
}

function configOf({ setup, site, links }: SiteModel, islands: readonly IslandFile[]): InlineConfig {
  const sources = { setup, site: () => site, islands: async () => islands, generatedCss: paletteCss }
  const config = viteConfig(setup, sources)
  return { ...config, plugins: [prebundleTheme(setup), config.plugins, assetImports(links.add)] }
}

/** The sheets of the whole site are checked with its first locale. */
async function checkStyles({ setup }: SiteModel, reporter: Reporter): Promise<void> {
  const { used, notes } = await siteStyles(setup)
  const { root, layers, config } = setup
  for (const note of notes) reporter.report('log', note)
  const own = used.filter((file) => file.startsWith(layers.own ?? root))
  for (const problem of foreignInSheets(own, { root, ...config })) reporter.report('warn', problem)
}
