import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type InlineConfig } from 'vite'
import { noPages } from '../errors/catalog-build'
import { createReporter, type ReportedProblem, type Reporter } from '../errors/reporter'
import { paletteCss } from '../markdown/code/palette'
import { cleanPath } from '../page/site'
import { assetImports } from './asset-imports'
import { bundleClient } from './client-bundle'
import { compressFolder } from './compress'
import { findIslands } from './islands'
import { LinkCheck } from './link-check'
import { loadModel, openWorkshop } from './load-model'
import { checkOutFolder } from './out-folder'
import { createOutput } from './output'
import { pagePaths } from './page-view'
import { type PrerenderContext, prerender } from './prerender'
import { loadRenderer } from './renderer'
import { writeSiteFiles } from './site-files'
import type { SiteModel } from './site-model'
import { loadSite, type SiteSetup } from './site-setup'
import { viteConfig } from './vite-config'

export interface BuildOptions {
  /** The site's folder. */
  folder: string
  /** Where the site is written; replaced as a whole, and only by a build that succeeds. */
  outDir: string
  cache?: string
}

export interface BuildResult {
  pages: number
  /** Problems that did not end the build. */
  problems: readonly ReportedProblem[]
}

/**
 * Builds a site.
 * @throws SiteError, SiteProblems where a problem has the severity `throw`, or `outDir` may hold an author's
 * files; it is then as it was.
 */
export async function buildSite({ folder, outDir, cache }: BuildOptions): Promise<BuildResult> {
  const setup = await loadSite(folder, 'production', cache)
  await checkOutFolder(outDir, setup)
  const partial = `${outDir}.partial`
  try {
    const result = await buildInto(partial, setup)
    await rm(outDir, { recursive: true, force: true })
    await rename(partial, outDir)
    return result
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

async function buildInto(outDir: string, setup: SiteSetup): Promise<BuildResult> {
  const reporter = createReporter()
  const model = await loadModel(await openWorkshop(setup), reporter)
  checkPages(model, reporter)
  reporter.check()
  const config = buildConfig(model)
  await mkdir(outDir, { recursive: true })
  const server = await createServer({
    ...config,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const islands = await findIslands(setup.root)
    const [bundle, renderer] = await Promise.all([
      bundleClient(config, outDir, islands),
      loadRenderer(server),
    ])
    const pages = await writeSite({ model, bundle, renderer, reporter }, outDir)
    await compressFolder(outDir, join(setup.cache, 'compressed'))
    return { pages, problems: reporter.problems }
  } finally {
    await server.close()
  }
}

/** A site without pages would replace an earlier build by nothing. */
function checkPages({ content, setup }: SiteModel, reporter: Reporter): void {
  const { docs, pages } = setup.config
  if (content.byRoute.size === 0) reporter.report('throw', noPages([docs.path, pages.path]))
}

function buildConfig({ setup, site, links }: SiteModel): InlineConfig {
  const config = viteConfig(setup, { root: setup.root, site: () => site, generatedCss: paletteCss })
  return { ...config, plugins: [config.plugins, assetImports(links.add)] }
}

/** @returns the number of pages. */
async function writeSite(
  context: Omit<PrerenderContext, 'output' | 'check'>,
  outDir: string,
): Promise<number> {
  const { model, reporter } = context
  const { config } = model.setup
  const output = createOutput(outDir, config.baseUrl)
  const hasFile = (path: string) => output.has(path) || isRoute(path, model)
  const check = new LinkCheck({ ...config, basePath: config.baseUrl, hasFile, paths: pagePaths(model) })
  const pages = await prerender({ ...context, output, check })
  await writeSiteFiles(model, pages, output)
  check.run(reporter)
  reporter.check()
  return pages.length
}

/** A page that failed is no broken link: its own problem says enough. */
function isRoute(path: string, { content, site }: SiteModel): boolean {
  return content.byRoute.has(cleanPath(`/${path.slice(site.basePath.length)}`))
}
