import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join, relative } from 'pathe'
import { createServer, type InlineConfig } from 'vite'
import { assetImports } from '../bundle/asset-imports'
import { bundleClient, type ClientBundle } from '../bundle/client-bundle'
import { allIslands, type IslandFile } from '../bundle/islands'
import { siteStyles } from '../bundle/site-styles'
import { viteConfig } from '../bundle/vite-config'
import { workOn } from '../diagnostics/progress'
import { hasFailed, type Reporter } from '../diagnostics/reporter'
import { LinkCheck } from '../links/link-check'
import { linkOwners } from '../links/link-owners'
import { foreignInSheets } from '../links/sheet-links'
import { paletteCss } from '../markdown/code/palette'
import { cleanPath } from '../page/site'
import { loadRenderer } from '../render/renderer'
import { pagePaths } from '../render/view/page-view'
import type { SiteModel } from '../site/site-model'
import type { WriteFile } from './file-writer'
import { writeGeneratedFiles, writeLastFiles } from './files/generated-files'
import { writeSiteFiles } from './files/site-files'
import { createOutput } from './output'
import { documentAssets, type PrerenderContext, prerender } from './prerender'
import { runsInBrowser } from './problems'

/** The written site in one locale. Links can be checked once all locales are written. */
export interface BuiltLocale {
  model: SiteModel
  pages: number
  /** Ids of the islands that pages have. */
  islands: ReadonlySet<string>
  check: LinkCheck
  /** True for a page or file of this locale. Paths are public. */
  hasFile(path: string): boolean
  /** Writes the files that depend on checks, once these have finished. */
  writeCheckedFiles(): Promise<void>
}

/** Where and how the site is written. */
export interface BuildTarget {
  folder: string
  writeFile: WriteFile
}

/** Writes the site in one locale. `isKnown` returns whether a public path is a page or file of any locale. */
export async function buildLocale(
  model: SiteModel,
  target: BuildTarget,
  isKnown: (path: string) => boolean,
  reporter: Reporter,
): Promise<BuiltLocale> {
  const folder = join(target.folder, model.site.basePath.slice(model.site.locales[0]?.home.length))
  workOn('the components, islands and styles of the site')
  const islands = await allIslands(model.setup, (file) => model.content.byFile.get(file)?.text)
  const config = buildConfig(model, islands)
  await checkStyles(model, reporter)
  await mkdir(folder, { recursive: true })
  const server = await createServer({
    ...config,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const bundling = bundleLocale(model, config, folder, islands)
    const [bundle, renderer] = await Promise.all([
      bundling,
      loadRenderer(server).catch((error: unknown) => failAfter(bundling, error)),
    ])
    const islandScript = (id: string) => bundle.islands.get(id)?.script ?? id
    const context = { model, bundle, renderer: { ...renderer, islandScript }, reporter }
    const built = await writeLocale(context, { ...target, folder }, isKnown)
    // The script of a failed component is nearly empty, and its author has other messages to read.
    for (const { id, file, export: name } of hasFailed(reporter) ? [] : islands)
      if (name !== undefined && built.islands.has(id))
        reporter.report(
          'log',
          runsInBrowser(name, relative(model.setup.root, file), bundle.islands.get(id)?.bytes ?? 0),
        )
    return built
  } finally {
    await server.close()
  }
}

/** The sheets of the whole site are checked with its first locale. */
async function checkStyles({ setup }: SiteModel, reporter: Reporter): Promise<void> {
  const { used, notes } = await siteStyles(setup)
  const { root, layers, config } = setup
  for (const note of notes) reporter.report('log', note)
  const own = used.filter((file) => file.startsWith(layers.own ?? root))
  for (const problem of foreignInSheets(own, { root, ...config })) reporter.report('warn', problem)
}

/** A broken island fails both the bundler and the renderer. Prefers the bundler's error, which has a location. */
async function failAfter(bundling: Promise<unknown>, error: unknown): Promise<never> {
  await bundling
  throw error
}

function buildConfig({ setup, site, links }: SiteModel, islands: readonly IslandFile[]): InlineConfig {
  const sources = { setup, site: () => site, islands: async () => islands, generatedCss: paletteCss }
  const config = viteConfig(setup, sources)
  return { ...config, plugins: [config.plugins, assetImports(links.add)] }
}

/** Bundles the scripts and copies static files: those of the locale override those of the site. */
async function bundleLocale(
  { setup }: SiteModel,
  config: InlineConfig,
  folder: string,
  islands: readonly IslandFile[],
): Promise<ClientBundle> {
  const bundle = await bundleClient(config, folder, islands)
  const { own } = setup.layers
  const translated = own && join(own, 'static')
  if (translated && existsSync(translated)) await cp(translated, folder, { recursive: true })
  return bundle
}

async function writeLocale(
  context: Omit<PrerenderContext, 'output' | 'check'>,
  { folder, writeFile }: BuildTarget,
  isKnown: (path: string) => boolean,
): Promise<BuiltLocale> {
  const { model } = context
  const { config } = model.setup
  const output = createOutput(folder, config.baseUrl, writeFile)
  const check = new LinkCheck({
    ...config,
    basePath: config.baseUrl,
    hasFile: isKnown,
    paths: pagePaths(model),
    owners: linkOwners(model),
  })
  const rendering = { ...context, assets: documentAssets(context), output, check }
  const pages = await prerender(rendering)
  const generated = await writeGeneratedFiles(rendering, pages)
  await writeSiteFiles(model, output, context.reporter)
  await writeLastFiles(rendering, pages, folder)
  model.compiler.forgetUnused()
  return {
    model,
    pages: pages.listed.length,
    islands: pages.islands,
    ...generated,
    check,
    hasFile: (path) => path.startsWith(config.baseUrl) && (output.has(path) || isRoute(path, model)),
  }
}

/** A link to a page that failed is not broken: the page's own problem is enough. */
function isRoute(path: string, { content, site }: SiteModel): boolean {
  return content.byRoute.has(cleanPath(`/${path.slice(site.basePath.length)}`))
}
