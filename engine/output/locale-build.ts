import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join, relative } from 'pathe'
import type { InlineConfig } from 'vite'
import { bundleClient, type ClientBundle } from '../bundle/client-bundle'
import type { IslandFile } from '../bundle/islands'
import { hasFailed, type Reporter } from '../diagnostics/reporter'
import type { SiteModel } from '../site/site-model'
import type { WriteFile } from './file-writer'
import { writeGeneratedFiles, writeLastFiles } from './files/generated-files'
import { writeSiteFiles } from './files/site-files'
import { hasFile, linkCheck } from './locale-links'
import type { RenderedLocale } from './locales'
import { createOutput } from './output'
import { runsInBrowser } from './problems'
import { documentAssets, type PrerenderContext, renderPages } from './render-pages'
import { withModules } from './site-modules'

/** The written site in one locale. */
export interface BuiltLocale extends RenderedLocale {
  /** Ids of the islands that pages have. */
  islands: ReadonlySet<string>
  /** Absolute paths of files for others than readers. */
  apart: readonly string[]
  /** Absolute paths of the files that were bundled, or run to render pages. */
  modules: readonly string[]
  /** False if a page may change although no file does. */
  isStable: boolean
  /** Writes the files that depend on checks, once these have finished. */
  writeCheckedFiles(): Promise<void>
}

/** Where and how the site is written. */
export interface BuildTarget {
  folder: string
  writeFile: WriteFile
}

/** Writes the site in one locale. */
export async function buildLocale(
  model: SiteModel,
  target: BuildTarget,
  isKnown: (path: string) => boolean,
  reporter: Reporter,
): Promise<BuiltLocale> {
  const folder = join(target.folder, model.site.basePath.slice(model.site.locales[0]?.home.length))
  return withModules(model, reporter, async ({ config, islands, load, listLoaded }) => {
    await mkdir(folder, { recursive: true })
    const bundling = bundleLocale(model, config, folder, islands)
    const [bundle, renderer] = await Promise.all([
      bundling,
      load().catch((error: unknown) => failAfter(bundling, error)),
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
    return { ...built, modules: [...bundle.files, ...listLoaded()] }
  })
}

/** A broken island fails both the bundler and the renderer. Prefers the bundler's error, which has a location. */
async function failAfter(bundling: Promise<unknown>, error: unknown): Promise<never> {
  await bundling
  throw error
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
): Promise<Omit<BuiltLocale, 'modules'>> {
  const { model } = context
  const { config } = model.setup
  const output = createOutput(folder, config.baseUrl, writeFile)
  const check = linkCheck(model, isKnown)
  const rendering = { ...context, assets: documentAssets(context), output, check }
  const pages = await renderPages(rendering)
  const generated = await writeGeneratedFiles(rendering, pages)
  await writeSiteFiles(model, output, context.reporter)
  await writeLastFiles(rendering, pages, folder)
  model.compiler.forgetUnused()
  return {
    model,
    pages: pages.listed.length,
    islands: pages.islands,
    isStable: pages.isStable,
    ...generated,
    apart: [...output.apart].map((file) => join(folder, file)),
    check,
    hasFile: (path) => hasFile(path, output, model),
  }
}
